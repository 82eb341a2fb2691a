import * as t from 'io-ts';
import { isLeft, left, right, type Either } from './either.js';
import type { Fault } from './refusal.js';

/** A codec whose encoded form is the value itself: plain JSON in, plain JSON out. */
export type Codec<A> = t.Type<A, A>;

/** A codec that states its own JSON Schema. */
export interface WithSchema {
  readonly schema: Readonly<Record<string, unknown>>;
}

const withSchema = <C extends t.Any>(codec: C, schema: WithSchema['schema']): C & WithSchema => Object.assign(codec, { schema });

const plain = <A>(name: string, is: (u: unknown) => u is A, schema: WithSchema['schema']): t.Type<A> & WithSchema =>
  withSchema(new t.Type<A>(name, is, (u, c) => (is(u) ? t.success(u) : t.failure(u, c)), t.identity), schema);

/** A whole number from `least` to `most`, both allowed. */
export const whole = (least: number, most: number): t.Type<number> & WithSchema =>
  plain(
    `a whole number from ${least} to ${most}`,
    (u): u is number => typeof u === 'number' && Number.isInteger(u) && u >= least && u <= most && !Object.is(u, -0),
    { type: 'integer', minimum: least, maximum: most },
  );

/** Text of one to `most` characters. */
export const text = (most: number): t.Type<string> & WithSchema =>
  plain(`text of 1 to ${most} characters`, (u): u is string => typeof u === 'string' && u.length > 0 && u.length <= most, {
    type: 'string',
    minLength: 1,
    maxLength: most,
  });

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** An id: lower-case letters and digits, parted by single hyphens, at most 40 characters. */
export const id = (what: string): t.Type<string> & WithSchema =>
  plain(`the id of ${what}`, (u): u is string => typeof u === 'string' && u.length <= 40 && ID.test(u), {
    type: 'string',
    pattern: ID.source,
    maxLength: 40,
  });

/** A list of at most `most` entries. */
export const list = <C extends t.Mixed>(entry: C, most: number, least = 0): t.Type<t.TypeOf<C>[]> & WithSchema & { readonly entry: C } => {
  const inner = t.array(entry);
  const name = least === most ? `a list of ${most} entries` : `a list of ${least === 0 ? 'at most' : `${least} to`} ${most} entries`;
  const codec = new t.Type<t.TypeOf<C>[]>(
    name,
    (u): u is t.TypeOf<C>[] => inner.is(u) && u.length >= least && u.length <= most,
    (u, c) => (Array.isArray(u) && (u.length < least || u.length > most) ? t.failure(u, c) : inner.validate(u, c)),
    t.identity,
  );
  return Object.assign(withSchema(codec, { type: 'array', minItems: least, maxItems: most }), { entry });
};

/** A record from ids to entries, of at most `most` keys. */
export const byId = <C extends t.Mixed>(
  what: string,
  entry: C,
  most: number,
): t.Type<Record<string, t.TypeOf<C>>> & WithSchema & { readonly entry: C } => {
  const inner = t.record(id(what), entry);
  const many = (u: unknown): boolean => typeof u === 'object' && u !== null && Object.keys(u).length > most;
  const codec = new t.Type<Record<string, t.TypeOf<C>>>(
    `a record of at most ${most} entries by the id of ${what}`,
    (u): u is Record<string, t.TypeOf<C>> => inner.is(u) && !many(u),
    (u, c) => (many(u) ? t.failure(u, c) : inner.validate(u, c)),
    t.identity,
  );
  return Object.assign(withSchema(codec, { type: 'object', maxProperties: most }), { entry });
};

const isRecord = (u: unknown): u is Readonly<Record<string, unknown>> => typeof u === 'object' && u !== null && !Array.isArray(u);

/** Some entries of a record, and no other: a key that is misspelt would be dropped, and nobody would see that it has changed nothing. */
export const someOf = <P extends t.Props>(what: string, entries: P): t.ExactC<t.PartialC<P>> => {
  const inner = t.exact(t.partial(entries), `some of ${what}`);
  const none = plain(`one of ${what}`, (_): _ is never => false, {});
  const unknown = (u: unknown, context: t.Context): t.Errors =>
    isRecord(u) ? Object.keys(u).flatMap((key) => (Object.hasOwn(entries, key) ? [] : [{ value: u[key], context: t.appendContext(context, key, none) }])) : [];
  const validate: typeof inner.validate = (u, context) => {
    const errors = unknown(u, context);
    const found = inner.validate(u, context);
    return errors.length === 0 ? found : t.failures([...errors, ...(isLeft(found) ? found.left : [])]);
  };
  return new t.ExactType(inner.name, inner.is, validate, inner.encode, inner.type);
};

/** How large a piece of foreign JSON may be. */
export interface Bounds {
  readonly depth: number;
  readonly values: number;
}

/** What the doors admit unless told otherwise. */
export const BOUNDS: Bounds = { depth: 32, values: 200_000 };

const POISON: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype', 'toJSON']);

type Visit = readonly [value: unknown, path: string, depth: number];

const refused = (value: unknown): string | undefined => {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'a finite number';
  if (value === undefined || typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return 'plain JSON';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? undefined : 'plain JSON';
};

/** The first reason why a foreign value is not bounded plain JSON. Walks without recursion, so depth cannot overflow it. */
export const admit = (value: unknown, bounds: Bounds = BOUNDS): Fault | undefined => {
  const open: Visit[] = [[value, '', 0]];
  let seen = 0;
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    const [here, path, depth] = visit;
    seen += 1;
    const expected = refused(here);
    if (expected !== undefined) return { path, expected };
    if (seen > bounds.values) return { path: '', expected: `at most ${bounds.values} values` };
    if (typeof here !== 'object' || here === null) continue;
    if (depth >= bounds.depth) return { path: '', expected: `nesting of at most ${bounds.depth} levels` };
    const keys = Object.keys(here);
    if (seen + keys.length > bounds.values) return { path: '', expected: `at most ${bounds.values} values` };
    for (const key of keys) {
      const below = path === '' ? key : `${path}.${key}`;
      if (POISON.has(key)) return { path: below, expected: 'another key' };
      open.push([(here as Record<string, unknown>)[key], below, depth + 1]);
    }
  }
  return undefined;
};

const transparent = (type: t.Decoder<unknown, unknown> | undefined): boolean => {
  const tag = (type as { readonly _tag?: string } | undefined)?._tag;
  return tag === 'UnionType' || tag === 'IntersectionType';
};

/** The key, without the indices that io-ts adds for the members of unions. */
const pathOf = (context: t.Context): string =>
  context
    .filter((_, i) => i > 0 && !transparent(context[i - 1]?.type))
    .map(({ key }) => key)
    .join('.');

const faultOf = ({ context }: t.ValidationError): Fault => ({
  path: pathOf(context),
  expected: context[context.length - 1]?.type.name ?? 'something else',
});

/** How many faults a list of faults names at most. */
const MANY = 50;

/** Reads foreign JSON by a codec: the value, without unknown keys, or what is wrong and where. Never throws. */
export const decode = <A>(codec: Codec<A>, value: unknown, bounds?: Bounds): Either<readonly Fault[], A> => {
  const fault = admit(value, bounds);
  if (fault !== undefined) return left([fault]);
  const decoded = codec.decode(value);
  if (!isLeft(decoded)) return right(decoded.right);
  const faults = decoded.left.slice(0, MANY * 4).map(faultOf);
  const seen = new Set<string>();
  return left(faults.filter(({ path, expected }) => !seen.has(`${path} ${expected}`) && seen.add(`${path} ${expected}`)).slice(0, MANY));
};

/** Reads JSON text by a codec. Never throws. */
export const decodeText = <A>(codec: Codec<A>, source: string, bounds?: Bounds): Either<readonly Fault[], A> => {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    return left([{ path: '', expected: `JSON (${error instanceof Error ? error.message : 'unreadable'})` }]);
  }
  return decode(codec, value, bounds);
};
