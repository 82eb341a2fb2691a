/** How a match ended: the winner (none in a draw), and what each side has to show for itself. */
export interface Outcome {
  readonly winner: readonly string[];
  readonly by: 'scenario' | 'points' | 'able-figures' | 'life-points' | 'draw';
  readonly sides: readonly { readonly seat: string; readonly able: number; readonly life: number; readonly points: number }[];
}
