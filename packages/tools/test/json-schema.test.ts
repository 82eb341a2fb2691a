import * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import { jsonSchema, type Codec } from '../src/schema/json-schema.js';

const schema = (codec: unknown): Record<string, unknown> => {
  const { $schema, title, ...rest } = jsonSchema('x', codec as Codec);
  expect([$schema, title]).toEqual(['https://json-schema.org/draft/2020-12/schema', 'x']);
  return rest;
};

const text = { type: 'string' };
const number = { type: 'number' };

describe('what becomes of each codec', () => {
  test.each([
    { says: 'text', codec: t.string, is: text },
    { says: 'a truth value', codec: t.boolean, is: { type: 'boolean' } },
    { says: 'a literal', codec: t.literal('move'), is: { const: 'move' } },
    { says: 'literals', codec: t.union([t.literal('a'), t.literal('b')]), is: { enum: ['a', 'b'] } },
    { says: 'keys', codec: t.keyof({ a: null, b: null }), is: { enum: ['a', 'b'] } },
    { says: 'a list', codec: t.array(t.string), is: { type: 'array', items: text } },
    { says: 'a readonly list', codec: t.readonlyArray(t.string), is: { type: 'array', items: text } },
    { says: 'a record', codec: t.record(t.string, t.number), is: { type: 'object', additionalProperties: number } },
    { says: 'a union', codec: t.union([t.string, t.number]), is: { anyOf: [text, number] } },
    { says: 'a refinement', codec: t.brand(t.string, (s): s is t.Branded<string, { A: symbol }> => s !== '', 'A' as never), is: text },
    {
      says: 'a strict object',
      codec: t.strict({ a: t.string }),
      is: { type: 'object', properties: { a: text }, required: ['a'], additionalProperties: false },
    },
    { says: 'a loose one', codec: t.type({ a: t.string }), is: { type: 'object', properties: { a: text }, required: ['a'] } },
    { says: 'a partial one', codec: t.partial({ a: t.string }), is: { type: 'object', properties: { a: text } } },
    { says: 'a pair', codec: t.tuple([t.number, t.string]), is: { type: 'array', prefixItems: [number, text], minItems: 2, items: false } },
    {
      says: 'two strict objects in one',
      codec: t.intersection([t.strict({ a: t.string }), t.strict({ b: t.number })]),
      is: { type: 'object', properties: { a: text, b: number }, required: ['a', 'b'], additionalProperties: false },
    },
    { says: 'one that states its own', codec: Object.assign(t.strict({}), { schema: { type: 'integer' } }), is: { type: 'integer' } },
    {
      says: 'a list that states its size',
      codec: Object.assign(new t.Type('a list', t.array(t.string).is, t.array(t.string).validate, t.identity), {
        schema: { type: 'array', maxItems: 3 },
        entry: t.string,
      }),
      is: { type: 'array', maxItems: 3, items: text },
    },
  ])('$says', ({ codec, is }) => {
    expect(schema(codec)).toEqual(is);
  });
});

test('a named codec stands once, under its name', () => {
  const Vec = t.strict({ x: t.number }, 'Vec');
  expect(schema(t.strict({ from: Vec, to: Vec }))).toEqual({
    type: 'object',
    properties: { from: { $ref: '#/$defs/Vec' }, to: { $ref: '#/$defs/Vec' } },
    required: ['from', 'to'],
    additionalProperties: false,
    $defs: { Vec: { type: 'object', properties: { x: number }, required: ['x'], additionalProperties: false } },
  });
});

test('a nameless object met twice stands once, under the name of its first place', () => {
  const point = t.strict({ x: t.number });
  expect(schema(t.strict({ startsAt: point, 'ends-at': t.array(point) }))).toMatchObject({
    properties: { startsAt: { $ref: '#/$defs/StartsAt' }, 'ends-at': { items: { $ref: '#/$defs/StartsAt' } } },
    $defs: { StartsAt: { type: 'object' } },
  });
});

test('a codec that holds itself refers to itself', () => {
  interface Tree {
    below: Tree[];
  }
  const Tree: t.Type<Tree> = t.recursion('Tree', () => t.strict({ below: t.array(Tree) }));
  expect(schema(t.array(Tree))).toMatchObject({
    items: { $ref: '#/$defs/Tree' },
    $defs: { Tree: { properties: { below: { items: { $ref: '#/$defs/Tree' } } } } },
  });
});

test('a custom codec without a schema is refused by name', () => {
  const odd = new t.Type('odd', t.number.is, t.number.validate, t.identity);
  expect(() => schema(odd)).toThrow('The codec odd (custom) needs a `schema`.');
});
