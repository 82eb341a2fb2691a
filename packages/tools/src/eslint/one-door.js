import { isOf, onImport, where } from './where.js';

/** A library that may be imported in few places only: its doors, as patterns of `<package>/<path in src>`. */
const rule = {
  meta: {
    type: 'problem',
    docs: { description: 'a library has one door' },
    schema: [{ type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } }],
    messages: { door: "'{{library}}' has one door: {{doors}}. Import from there." },
  },
  create(context) {
    const { pack, inSrc } = where(context.filename);
    if (pack === undefined) return {};
    const doors = Object.entries(context.options[0] ?? {});
    const here = `${pack}/${inSrc}`;
    return onImport((node, source) => {
      for (const [library, places] of doors) {
        if (!isOf(source, library) || places.some((place) => new RegExp(`^${place}$`).test(here))) continue;
        context.report({ node, messageId: 'door', data: { library, doors: places.join(', ') } });
      }
    });
  },
};

export default rule;
