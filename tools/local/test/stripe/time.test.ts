import type Stripe from 'stripe';

import { idOf } from './id-of.ts';
import { advanceClock, openCheckout, openPortal, payAt, subscribe } from './scenarios.ts';
import { aCard, startTestStripe } from './test-stripe.ts';
import type { TestStripe } from './test-stripe.ts';

let stripe: TestStripe;
beforeEach(async () => {
  stripe = await startTestStripe();
});
afterEach(() => stripe.stop());

const reread = ({ id }: { id: string }): Promise<Stripe.Subscription> =>
  stripe.sdk().subscriptions.retrieve(id);

async function invoicesOf({ id }: Stripe.Subscription): Promise<Stripe.Invoice[]> {
  return (await stripe.sdk().invoices.list({ subscription: id })).data;
}

async function withFailingCard(): Promise<Stripe.Subscription> {
  const subscription = await subscribe(stripe);
  await stripe.send(`${await openPortal(stripe, subscription)}/card`, aCard('4000000000000341'));
  return subscription;
}

describe('time that passes', () => {
  test('when a month is over, then the next month is paid, and the period has advanced', async () => {
    const subscription = await subscribe(stripe);

    await advanceClock(stripe, 32);

    const renewed = await reread(subscription);
    const invoices = await invoicesOf(subscription);
    expect(renewed.status).toBe('active');
    expect(renewed.items.data[0]?.current_period_start).toBe(subscription.items.data[0]?.current_period_end);
    expect(invoices.map(({ billing_reason: reason, status }) => [reason, status])).toEqual([
      ['subscription_cycle', 'paid'],
      ['subscription_create', 'paid'],
    ]);
  });

  test('when a year passes at once, then each month of it has its invoice', async () => {
    const subscription = await subscribe(stripe);

    await advanceClock(stripe, 368);

    const numbers = (await stripe.sdk().invoices.list({ limit: 100 })).data.map(({ number }) =>
      number?.slice(-4),
    );
    expect((await reread(subscription)).status).toBe('active');
    expect(numbers.toReversed()).toEqual([...numbers].sort());
    expect(numbers).toHaveLength(13);
  });

  test('when the customer is deleted while a renewal’s invoice is a draft, then the invoice stays a draft', async () => {
    const subscription = await subscribe(stripe);
    const { current_period_end: end = 0, current_period_start: start = 0 } = subscription.items.data[0] ?? {};
    await advanceClock(stripe, (end - start) / (24 * 60 * 60));
    const before = await invoicesOf(subscription);

    await stripe.sdk().customers.del(idOf(subscription.customer));
    await advanceClock(stripe, 1);

    expect(before[0]?.status).toBe('draft');
    expect((await invoicesOf(subscription))[0]).toMatchObject({ status: 'draft', auto_advance: false });
  });

  test('when a trial ends, then the first month is paid', async () => {
    const trialEnd = Math.floor(Date.now() / 1000) + 10 * 24 * 60 * 60;
    const subscription = await subscribe(stripe, { trial_end: trialEnd });

    await advanceClock(stripe, 11);

    const [first, trial] = await invoicesOf(subscription);
    expect((await reread(subscription)).status).toBe('active');
    expect([first?.amount_paid, trial?.amount_paid]).toEqual([9_900, 0]);
  });

  test('when a subscription is scheduled to end with its period, then it ends with the period', async () => {
    const subscription = await subscribe(stripe);
    const ending = await stripe.sdk().subscriptions.update(subscription.id, { cancel_at_period_end: true });

    await advanceClock(stripe, 32);

    expect(ending).toMatchObject({ status: 'active', cancel_at: ending.items.data[0]?.current_period_end });
    expect(await reread(subscription)).toMatchObject({ status: 'canceled', ended_at: ending.cancel_at });
    expect(await invoicesOf(subscription)).toHaveLength(1);
  });

  test('when a checkout is not paid for a day, then it has expired', async () => {
    const session = await openCheckout(stripe);

    await advanceClock(stripe, 1);

    expect(await stripe.sdk().checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'expired',
      url: null,
    });
  });
});

describe('a card that fails at the renewal', () => {
  test('when the month is over, then the subscription is past due, and the card is charged again three days later', async () => {
    const subscription = await withFailingCard();

    await advanceClock(stripe, 32);

    const [open] = await invoicesOf(subscription);
    expect((await reread(subscription)).status).toBe('past_due');
    expect(open).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 9_900 });
    expect((open?.next_payment_attempt ?? 0) - (open?.status_transitions.finalized_at ?? 0)).toBe(3 * 86_400);
  });

  test('when a valid card is stored before the next attempt, then the subscription is active again', async () => {
    const subscription = await withFailingCard();
    await advanceClock(stripe, 32);

    await stripe.send(`${await openPortal(stripe, subscription)}/card`, aCard());
    await advanceClock(stripe, 4);

    expect((await reread(subscription)).status).toBe('active');
  });

  test('when the invoice is paid on its page, then the subscription is active again at once', async () => {
    const subscription = await withFailingCard();
    await advanceClock(stripe, 32);
    const [open] = await invoicesOf(subscription);

    const paid = await payAt(stripe, open?.hosted_invoice_url, aCard());

    expect(paid.status).toBe(303);
    expect((await stripe.open(paid.location ?? '')).text).toContain('Receipt');
    expect((await reread(subscription)).status).toBe('active');
  });

  test('when every attempt fails, then the subscription ends and the invoice stays open', async () => {
    const subscription = await withFailingCard();

    await advanceClock(stripe, 32 + 3 + 5 + 7);

    const [open] = await invoicesOf(subscription);
    expect(await reread(subscription)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
    expect(open).toMatchObject({ status: 'open', attempt_count: 4, next_payment_attempt: null });
  });

  test('when the invoice is paid with the failing card through the API, then the call fails with a card error', async () => {
    const subscription = await withFailingCard();
    await advanceClock(stripe, 32);
    const [open] = await invoicesOf(subscription);

    const paying = stripe.sdk().invoices.pay(open?.id ?? '');

    await expect(paying).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
      decline_code: 'generic_decline',
      statusCode: 402,
    });
  });
});
