import fc from 'fast-check';

import { startBillingTestBed } from './billing-test-bed.ts';
import type { Played, Stories } from './stories.ts';

export type WebhookRuns = {
  sequences: number;
  delivered: number;
  lost: number;
  forged: number;
  /** How many stories ended in which state. */
  endings: ReadonlyMap<string, number>;
  divergence: string | null;
};

type Plan = { sequences: number; seed: number };

/** Maximum number of stories for one clock, because each story moves the clock by months, and the cards expire in 2099. */
const maxPerTestBed = 250;

/** Runs stories with Stripe's notifications in any order and number. After all of them, billing must agree with Stripe. */
export async function runWebhooks<Act extends string>(
  mongodbUrl: string,
  { sequences, atOnce, play }: Stories<Act>,
  { sequences: required, seed }: Plan,
): Promise<WebhookRuns> {
  const all: Played[] = [];
  let divergence: string | null = null;
  while (all.length < required && divergence === null) {
    const testBed = await startBillingTestBed(mongodbUrl);
    const stories = Math.min(maxPerTestBed, required - all.length);
    const sideBySide = fc.array(sequences, { minLength: atOnce, maxLength: atOnce });
    const played = fc.asyncProperty(sideBySide, async (some) => {
      all.push(...(await play(testBed, some)));
    });
    // A sequence moves the clock, so that fast-check cannot run sequences again to find a smaller one that fails.
    const numRuns = Math.ceil(stories / atOnce);
    const details = await fc.check(played, { numRuns, seed: seed + all.length, endOnFailure: true });
    divergence = details.failed ? String(details.errorInstance) : null;
    await testBed.stop();
  }
  return { ...summed(all), divergence };
}

function summed(all: readonly Played[]): Omit<WebhookRuns, 'divergence'> {
  const endings = new Map<string, number>();
  const sum = { sequences: all.length, delivered: 0, lost: 0, forged: 0, endings };
  for (const { counts, ending } of all) {
    sum.delivered += counts.delivered;
    sum.lost += counts.lost;
    sum.forged += counts.forged;
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
  }
  return sum;
}
