import fc from 'fast-check';

import type { PayingStand } from './paying-stand.ts';
import type { Told } from './tell-billing.ts';

/** What is done, and by what chance it is told of. */
export type Sequence<Act extends string> = { acts: readonly Act[]; seed: number };

/** `ending`: what came of it, in a word. */
export type Played = { told: Told; ending: string };

/** Stories of one kind. */
export type Stories<Act extends string> = {
  sequences: fc.Arbitrary<Sequence<Act>>;
  /** How many are played side by side. */
  atOnce: number;
  /** Throws where billing does not end as Stripe has it. */
  play: (stand: PayingStand, sequences: readonly Sequence<Act>[]) => Promise<Played[]>;
};

export function sequencesOf<Act extends string>(
  acts: readonly Act[],
  maxLength: number,
): fc.Arbitrary<Sequence<Act>> {
  return fc.record({
    acts: fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength }),
    seed: fc.integer({ min: 0, max: 2 ** 31 }),
  });
}

export function requireNothingWrong({ acts, seed }: Sequence<string>, wrong: readonly string[]): void {
  if (wrong.length > 0) {
    throw new Error(`${acts.join(', ')} (${seed}): ${wrong.join('; ')}`);
  }
}
