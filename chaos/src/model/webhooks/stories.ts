import fc from 'fast-check';

import type { PayingStand } from './paying-stand.ts';
import type { Told } from './tell-billing.ts';

/** The actions, and the seed for the delivery of notifications. */
export type Sequence<Act extends string> = { acts: readonly Act[]; seed: number };

/** `ending`: the final state, in one word. */
export type Played = { told: Told; ending: string };

/** Stories of one kind. */
export type Stories<Act extends string> = {
  sequences: fc.Arbitrary<Sequence<Act>>;
  /** How many run concurrently. */
  atOnce: number;
  /** Throws if billing does not agree with Stripe at the end. */
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
