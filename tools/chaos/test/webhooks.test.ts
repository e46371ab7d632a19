import { differenceBetween } from '../src/model/webhooks/compare-with-stripe.ts';
import { invoiceStories } from '../src/model/webhooks/invoice-stories.ts';
import { runWebhooks } from '../src/model/webhooks/run-webhooks.ts';
import { subscriptionStories } from '../src/model/webhooks/subscription-stories.ts';

const mongodbUrl = process.env.MONGODB_URL ?? '';

describe('Stripe’s notifications', () => {
  test('when notifications arrive in random order, late and repeatedly, then billing agrees with Stripe', async () => {
    const runs = await runWebhooks(mongodbUrl, subscriptionStories, { sequences: 6, seed: 8 });

    expect(runs).toMatchObject({ sequences: 6, lost: 0, divergence: null });
    expect(runs.forged).toBeGreaterThan(6);
  });

  test('when notifications of card payments are partly lost, then invoices agree with Stripe', async () => {
    const runs = await runWebhooks(mongodbUrl, invoiceStories, { sequences: 10, seed: 8 });

    expect(runs).toMatchObject({ sequences: 10, divergence: null });
    expect(runs.forged).toBeGreaterThan(10);
  });
});

describe('the states of billing and Stripe', () => {
  const there = {
    id: 'sub_1',
    status: 'active' as const,
    cancel_at_period_end: true,
    ended_at: null,
    items: { data: [{ current_period_end: 1_800_000_000 }] },
  };
  const until = new Date(1_800_000_000_000);
  const here = { id: 'sub_1', status: 'active', periodEndsAt: until, endsAt: until };

  test('when both have the same state, then there is no difference', () => {
    expect(differenceBetween(here, [there])).toBeNull();
  });

  test.each([
    { is: 'an older state', kept: { ...here, endsAt: null } },
    { is: 'an older period', kept: { ...here, periodEndsAt: new Date(0) } },
    { is: 'another status', kept: { ...here, status: 'past_due' } },
    { is: 'nothing', kept: undefined },
  ])('when billing has $is, then the difference is reported', ({ kept }) => {
    expect(differenceBetween(kept, [there])).toContain('billing');
  });
});
