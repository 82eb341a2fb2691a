import type { Options } from 'tsup';

/** The build of a package: ESM, CommonJS and types for both, from entry names to source files. */
export declare const preset: (entry: Readonly<Record<string, string>>) => Options;
