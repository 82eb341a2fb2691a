import type { AnyFrame, AnyPlay } from './game.js';

/** The frame that owns the game: the last of the agenda. */
export const top = <F extends AnyFrame>(agenda: readonly F[]): F | undefined => agenda[agenda.length - 1];

/** The nearest frame of a kind, from the top down. */
export const nearest = <F extends AnyFrame, K extends F['kind']>(
  agenda: readonly F[],
  kind: K,
): Extract<F, { readonly kind: K }> | undefined => {
  for (let i = agenda.length - 1; i >= 0; i -= 1) {
    const frame = agenda[i];
    if (frame?.kind === kind) return frame as Extract<F, { readonly kind: K }>;
  }
  return undefined;
};

/** The kinds of the frames on the agenda, bottom first, for messages. */
export const frames = (play: Pick<AnyPlay, 'agenda'> | { readonly agenda: readonly AnyFrame[] }): string =>
  play.agenda.map((frame) => frame.kind).join(' › ');
