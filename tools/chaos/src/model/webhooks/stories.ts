import fc from 'fast-check';

import type { BillingTestBed } from './billing-test-bed.ts';
import type { DeliveryCounts } from './webhook-sender.ts';

/** The actions, and the seed for the delivery of notifications. */
export type Sequence<Act extends string> = { actions: readonly Act[]; seed: number };

/** `ending`: the final state in a few words. */
export type Played = { counts: DeliveryCounts; ending: string };

/** Stories of one kind. */
export type Stories<Act extends string> = {
  sequences: fc.Arbitrary<Sequence<Act>>;
  /** Number of stories that run concurrently. */
  atOnce: number;
  /** Throws if billing does not agree with Stripe at the end. */
  play: (stand: BillingTestBed, sequences: readonly Sequence<Act>[]) => Promise<Played[]>;
};

export function sequencesOf<Act extends string>(
  actions: readonly Act[],
  maxLength: number,
): fc.Arbitrary<Sequence<Act>> {
  return fc.record({
    actions: fc.array(fc.constantFrom(...actions), { minLength: 1, maxLength }),
    seed: fc.integer({ min: 0, max: 2 ** 31 }),
  });
}

export function requireNothingWrong({ actions, seed }: Sequence<string>, wrong: readonly string[]): void {
  if (wrong.length > 0) {
    throw new Error(`${actions.join(', ')} (${seed}): ${wrong.join('; ')}`);
  }
}
