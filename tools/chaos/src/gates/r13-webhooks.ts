import type { Size } from '@marquee/harness-kit/gate';

import { invoiceStories } from '../model/webhooks/invoice-stories.ts';
import { runWebhooks } from '../model/webhooks/run-webhooks.ts';
import type { WebhookRuns } from '../model/webhooks/run-webhooks.ts';
import { subscriptionStories } from '../model/webhooks/subscription-stories.ts';
import type { Gate } from './gate.ts';

const sequences: Record<Size, number> = { short: 30, full: 2_000 };

function targetOf(min: number): string {
  return `≥ ${min} sequences each of subscriptions and invoices, with Stripe's notifications delayed, repeated and in random order: billing ends with Stripe's state; 100 % of forged notifications rejected`;
}

export const r13: Gate = {
  id: 'R13',
  title: 'Webhooks',
  target: { short: targetOf(sequences.short), full: targetOf(sequences.full) },
  async run({ size, mongodbUrl, log }) {
    const plan = { sequences: sequences[size], seed: Date.now() % 1_000_000 };
    const runs = {
      subscriptions: await runWebhooks(mongodbUrl, subscriptionStories, plan),
      invoices: await runWebhooks(mongodbUrl, invoiceStories, plan),
    };
    const all = Object.entries(runs);
    const divergences = all.flatMap(([, { divergence }]) => divergence ?? []);
    divergences.forEach(log);
    return {
      passed: divergences.length === 0 && all.every(([, run]) => run.sequences >= plan.sequences),
      figures: `${all.map(figuresOf).join('; ')}; ${divergences.length} differences`,
      remarks: [`seed ${plan.seed}`, ...all.map(endingsOf), ...divergences],
    };
  },
};

function figuresOf([name, runs]: [string, WebhookRuns]): string {
  const { sequences: played, delivered, lost, forged } = runs;
  return `${played} sequences of ${name} with ${delivered} notifications delivered, ${lost} lost, ${forged} forged ones tried`;
}

function endingsOf([name, { endings }]: [string, WebhookRuns]): string {
  const byCount = [...endings].toSorted(([, one], [, other]) => other - one);
  return `${name} ended as ${byCount.map(([ending, times]) => `${ending}: ${times}`).join(', ')}`;
}
