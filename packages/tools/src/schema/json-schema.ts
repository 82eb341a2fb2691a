import { sharedIn } from './shared.js';

/**
 * JSON Schema (draft 2020-12) from io-ts codecs. io-ts is not imported: a codec says what it is by its `_tag`.
 * A codec that carries a `schema` states its own; lists and records by id add `entry`, the codec of what they hold.
 */
export type Schema = { readonly [key: string]: unknown };

/** What is read of a codec. */
export interface Codec {
  readonly _tag?: string;
  readonly name: string;
  readonly schema?: Schema;
  readonly entry?: Codec;
  readonly props?: Readonly<Record<string, Codec>>;
  readonly type?: Codec;
  readonly types?: readonly Codec[];
  readonly value?: unknown;
  readonly keys?: Readonly<Record<string, unknown>>;
  readonly domain?: Codec;
  readonly codomain?: Codec;
  readonly runDefinition?: () => Codec;
}

/** Definitions that the document shares; a codec met again becomes a reference. */
interface Shelf {
  readonly shared: ReadonlyMap<Codec, string>;
  readonly names: Map<Codec, string>;
  readonly defs: Record<string, Schema>;
}

const NAME = /^[A-Z][A-Za-z0-9]*$/;

const inner = (codec: Codec, part: 'type' | 'codomain'): Codec => {
  const found = codec[part];
  if (found === undefined) throw new Error(`The codec ${codec.name} has no ${part}.`);
  return found;
};

const objectOf = (codec: Codec, shelf: Shelf, required: boolean): Schema => {
  const props = codec.props ?? {};
  const properties = Object.fromEntries(Object.entries(props).map(([key, value]) => [key, schemaOf(value, shelf)]));
  return { type: 'object', properties, ...(required && Object.keys(props).length > 0 ? { required: Object.keys(props) } : {}) };
};

const lists = (schemas: readonly Schema[], key: string): readonly string[] => schemas.flatMap((one) => (one[key] as readonly string[] | undefined) ?? []);

/** Objects of an intersection become one object, so that unknown keys can be refused in all of it; anything else is `allOf`. */
const intersection = (schemas: readonly Schema[]): Schema => {
  if (!schemas.every(({ type, properties }) => type === 'object' && properties !== undefined)) return { allOf: schemas };
  const required = lists(schemas, 'required');
  return {
    type: 'object',
    properties: Object.assign({}, ...schemas.map(({ properties }) => properties)) as Schema,
    ...(required.length > 0 ? { required } : {}),
    ...(schemas.every((one) => one['additionalProperties'] === false) ? { additionalProperties: false } : {}),
  };
};

const union = (codecs: readonly Codec[], shelf: Shelf): Schema =>
  codecs.every(({ _tag }) => _tag === 'LiteralType') ? { enum: codecs.map(({ value }) => value) } : { anyOf: codecs.map((one) => schemaOf(one, shelf)) };

const record = (codec: Codec, shelf: Shelf): Schema => {
  const keys = codec.domain === undefined ? {} : schemaOf(codec.domain, shelf);
  return {
    type: 'object',
    ...(Object.keys(keys).some((key) => key !== 'type') ? { propertyNames: keys } : {}),
    additionalProperties: schemaOf(inner(codec, 'codomain'), shelf),
  };
};

const stated = (schema: Schema, entry: Codec | undefined, shelf: Shelf): Schema => {
  if (entry === undefined) return schema;
  return schema['type'] === 'array' ? { ...schema, items: schemaOf(entry, shelf) } : { ...schema, additionalProperties: schemaOf(entry, shelf) };
};

const PLAIN: Readonly<Record<string, Schema>> = {
  StringType: { type: 'string' },
  NumberType: { type: 'number' },
  BooleanType: { type: 'boolean' },
  NullType: { type: 'null' },
  UnknownType: {},
};

const ofTag = (codec: Codec, shelf: Shelf): Schema => {
  switch (codec._tag) {
    case 'InterfaceType':
      return objectOf(codec, shelf, true);
    case 'PartialType':
      return objectOf(codec, shelf, false);
    case 'StrictType':
      return { ...objectOf(codec, shelf, true), additionalProperties: false };
    case 'ExactType':
      return { ...ofTag(inner(codec, 'type'), shelf), additionalProperties: false };
    case 'IntersectionType':
      return intersection((codec.types ?? []).map((one) => ofTag(one, shelf)));
    case 'UnionType':
      return union(codec.types ?? [], shelf);
    case 'LiteralType':
      return { const: codec.value };
    case 'KeyofType':
      return { enum: Object.keys(codec.keys ?? {}) };
    case 'ArrayType':
    case 'ReadonlyArrayType':
      return { type: 'array', items: schemaOf(inner(codec, 'type'), shelf) };
    case 'TupleType':
      return { type: 'array', prefixItems: (codec.types ?? []).map((one) => schemaOf(one, shelf)), minItems: codec.types?.length ?? 0, items: false };
    case 'DictionaryType':
      return record(codec, shelf);
    case 'ReadonlyType':
    case 'RefinementType':
      return schemaOf(inner(codec, 'type'), shelf);
    case 'RecursiveType':
      return ofTag(codec.runDefinition?.() ?? codec, shelf);
    default: {
      const plain = PLAIN[codec._tag ?? ''];
      if (plain === undefined) throw new Error(`The codec ${codec.name} (${codec._tag ?? 'custom'}) needs a \`schema\`.`);
      return plain;
    }
  }
};

const schemaOf = (codec: Codec, shelf: Shelf): Schema => {
  const known = shelf.names.get(codec);
  if (known !== undefined) return { $ref: `#/$defs/${known}` };
  const wanted = NAME.test(codec.name) ? codec.name : shelf.shared.get(codec);
  if (wanted === undefined && codec._tag !== 'RecursiveType') return inPlace(codec, shelf);
  const name = free(wanted ?? 'Part', shelf);
  shelf.names.set(codec, name);
  shelf.defs[name] = {};
  shelf.defs[name] = inPlace(codec, shelf);
  return { $ref: `#/$defs/${name}` };
};

const inPlace = (codec: Codec, shelf: Shelf): Schema => (codec.schema === undefined ? ofTag(codec, shelf) : stated(codec.schema, codec.entry, shelf));

/** The name, or the name with the first number that is free. */
const free = (name: string, { defs }: Shelf): string => {
  if (defs[name] === undefined) return name;
  let i = 2;
  while (defs[`${name}${i}`] !== undefined) i += 1;
  return `${name}${i}`;
};

/** The document for one codec. */
export const jsonSchema = (title: string, codec: Codec): Schema => {
  const shelf: Shelf = { shared: sharedIn(codec), names: new Map(), defs: {} };
  const schema = inPlace(codec, shelf);
  const defs = Object.keys(shelf.defs).length > 0 ? { $defs: shelf.defs } : {};
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...schema, ...defs };
};
