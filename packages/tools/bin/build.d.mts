/** Builds what is stale among the packages that `wanted` accepts. Returns what went wrong, or undefined. */
export declare const build: (wanted?: (one: { readonly name: string }) => boolean) => Promise<string | undefined>;
