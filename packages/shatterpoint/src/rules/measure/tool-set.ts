import { rule } from '../../model/rule-id.js';

/** The tools of the game, by the kind of what they measure. */
const TOOLS = { advance: 'move', dash: 'move', 'range-2': 'range', 'range-3': 'range', 'range-4': 'range', 'range-5': 'range', shove: 'shove' } as const;
/** The name of a tool. */
export type ToolName = keyof typeof TOOLS;
/** What a tool measures: of each kind only one lies on the table. */
export type ToolKind = (typeof TOOLS)[ToolName];

/** The kind of a tool; none where the game has no tool of that name. */
export const kindOfTool = rule('sp.measure.tool-set', (name: string): ToolKind | undefined => (Object.hasOwn(TOOLS, name) ? TOOLS[name as ToolName] : undefined));
