import type { Codec } from './json-schema.js';

type Named = readonly [codec: Codec, as: string];

/** The codecs inside a codec, each with what it is called there. */
const parts = ({ entry, props, type, types, domain, codomain }: Codec, as: string): readonly Named[] => [
  ...Object.entries(props ?? {}).map(([key, one]): Named => [one, key]),
  ...[entry, type, domain, codomain, ...(types ?? [])].flatMap((one): readonly Named[] => (one === undefined ? [] : [[one, as]])),
];

const isLarge = ({ _tag, types = [] }: Codec): boolean =>
  _tag === 'UnionType' ? types.some((one) => one._tag !== 'LiteralType') : _tag === 'ExactType' || _tag === 'StrictType' || _tag === 'InterfaceType';

/** `SearchArea` of `search-area` or `searchArea`. */
const title = (text: string): string => text.replaceAll(/(?:^|[^A-Za-z0-9]+)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Objects and unions that occur more than once: they are written once. With the name of the first place that holds them. */
export const sharedIn = (root: Codec): ReadonlyMap<Codec, string> => {
  const met = new Map<Codec, string>();
  const shared = new Map<Codec, string>();
  const open: Named[] = [[root, 'part']];
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const [codec, as] = next;
    const before = met.get(codec);
    if (before !== undefined && isLarge(codec)) shared.set(codec, title(before));
    if (before !== undefined) continue;
    met.set(codec, as);
    open.push(...parts(codec, as));
  }
  return shared;
};
