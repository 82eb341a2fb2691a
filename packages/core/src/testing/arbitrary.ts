import fc from 'fast-check';
import type { Codec } from '../codec.js';

/** What is read of a codec: io-ts says what it is by its `_tag`, our own by a schema, and lists and records by the codec of what they hold. */
interface Shape {
  readonly _tag?: string;
  readonly name: string;
  readonly schema?: { readonly [key: string]: unknown };
  readonly entry?: Shape;
  readonly props?: Readonly<Record<string, Shape>>;
  readonly type?: Shape;
  readonly types?: readonly Shape[];
  readonly value?: unknown;
  readonly keys?: Readonly<Record<string, unknown>>;
}

type Any = fc.Arbitrary<unknown>;

/** How many entries a list or a record has at most, beyond those that it must have. */
const FEW = 3;

const IDS = fc.constantFrom('a', 'b', 'c-1', '0');

const ofText = ({ pattern, maxLength }: NonNullable<Shape['schema']>): Any =>
  pattern === undefined ? fc.string({ minLength: 1, maxLength: Math.min(Number(maxLength), 8) }) : IDS;

const ofStated = (schema: NonNullable<Shape['schema']>, entry: Shape | undefined): Any | undefined => {
  const bounds = (least: unknown, most: unknown) => ({ min: Number(least ?? 0), max: Math.min(Number(most), Number(least ?? 0) + FEW) });
  if (schema['type'] === 'integer') return fc.integer({ min: Number(schema['minimum']), max: Number(schema['maximum']) });
  if (schema['type'] === 'string') return ofText(schema);
  if (entry === undefined) return undefined;
  if (schema['type'] === 'array') {
    const { min, max } = bounds(schema['minItems'], schema['maxItems']);
    return fc.array(ofShape(entry), { minLength: min, maxLength: max });
  }
  return fc.dictionary(IDS, ofShape(entry), { maxKeys: bounds(0, schema['maxProperties']).max });
};

const ofProps = ({ props = {} }: Shape, isPartial: boolean): Any => {
  const parts = Object.fromEntries(Object.entries(props).map(([key, part]) => [key, ofShape(part)]));
  return isPartial ? fc.record(parts, { requiredKeys: [] }) : fc.record(parts);
};

const ofTag = (shape: Shape): Any | undefined => {
  switch (shape._tag) {
    case 'InterfaceType':
    case 'StrictType':
      return ofProps(shape, false);
    case 'PartialType':
      return ofProps(shape, true);
    case 'ExactType':
      return shape.type === undefined ? undefined : ofShape(shape.type);
    case 'IntersectionType':
      return fc.tuple(...(shape.types ?? []).map(ofShape)).map((parts) => Object.assign({}, ...parts) as unknown);
    case 'UnionType':
      return fc.oneof(...(shape.types ?? []).map(ofShape));
    case 'LiteralType':
      return fc.constant(shape.value);
    case 'KeyofType':
      return fc.constantFrom(...Object.keys(shape.keys ?? {}));
    case 'BooleanType':
      return fc.boolean();
    default:
      return undefined;
  }
};

const ofShape = (shape: Shape): Any => {
  const found = (shape.schema === undefined ? undefined : ofStated(shape.schema, shape.entry)) ?? ofTag(shape);
  if (found === undefined) throw new Error(`nothing is known of values of ${shape.name}`);
  return found;
};

/**
 * Arbitrary values of a codec: cards, options or positions that have the right form, whatever they mean. Ids are some few short ones, so that
 * they meet; lists and records are short.
 */
export const arbitraryOf = <A>(codec: Codec<A>): fc.Arbitrary<A> => ofShape(codec) as fc.Arbitrary<A>;
