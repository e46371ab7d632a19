import type { Size } from '@marquee/bar-kit/bar';

import { runWebhooks } from '../model/webhooks/run-webhooks.ts';
import type { Bar } from './bar.ts';

const sequences: Record<Size, number> = { short: 30, full: 2_000 };

function askedOf(least: number): string {
  return `≥ ${least} random orders, repeats and delays of Stripe's notifications end as Stripe has it; forged ones refused 100 %`;
}

export const r13: Bar = {
  id: 'R13',
  title: 'Webhooks',
  asked: { short: askedOf(sequences.short), full: askedOf(sequences.full) },
  async run({ size, mongodbUrl, say }) {
    const seed = Date.now() % 1_000_000;
    const runs = await runWebhooks(mongodbUrl, { sequences: sequences[size], seed });
    if (runs.divergence !== null) {
      say(runs.divergence);
    }
    return {
      met: runs.divergence === null && runs.sequences >= sequences[size],
      figures: `${runs.sequences} sequences, ${runs.delivered} notifications delivered, ${runs.forged} forged ones tried, ${runs.divergence === null ? 0 : 1} differences`,
      remarks: [`seed ${seed}`, ...(runs.divergence === null ? [] : [runs.divergence])],
    };
  },
};
