import type { Rule } from 'eslint';

/** The house rules, as an ESLint plugin. */
export declare const house: { readonly meta: { readonly name: string }; readonly rules: Readonly<Record<string, Rule.RuleModule>> };
