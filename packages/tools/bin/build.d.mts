interface Way {
  /** The packages to look at; all when not given. */
  readonly wanted?: (one: { readonly name: string }) => boolean;
  /** Without types only what runs is built. */
  readonly types?: boolean;
}

/** Builds what is missing or older than its sources. Returns what went wrong, or undefined. */
export declare const build: (way?: Way) => Promise<string | undefined>;
