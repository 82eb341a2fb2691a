/** The command line of the pinned pnpm: itself, or through npx. */
export declare const pnpm: () => readonly [string, ...string[]];
