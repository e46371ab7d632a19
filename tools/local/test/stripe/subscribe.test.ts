import { idOf } from './id-of.ts';
import { openCheckout, payAt, subscribe } from './scenarios.ts';
import { aCard, startTestStripe } from './test-stripe.ts';
import type { TestStripe } from './test-stripe.ts';

let stripe: TestStripe;
beforeAll(async () => {
  stripe = await startTestStripe();
});
afterAll(() => stripe.stop());

describe('a checkout for the plan', () => {
  test('when the checkout is opened, then its page shows the amount due and asks for a card', async () => {
    const session = await openCheckout(stripe);

    const { status, text } = await stripe.open(session.url ?? '');

    expect(status).toBe(200);
    expect(text).toContain('1 × Marquee for providers: $99.00 per month');
    expect(text).toContain('Due today: <strong>$99.00</strong>');
    expect(text).toContain('<label>Card number <input name="number"');
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 9_900 });
  });

  test('when the card pays, then there is an active subscription with a paid invoice', async () => {
    const session = await openCheckout(stripe);

    const paid = await payAt(stripe, session.url, aCard());

    const after = await stripe
      .sdk()
      .checkout.sessions.retrieve(session.id, { expand: ['subscription', 'invoice'] });
    expect(paid).toMatchObject({
      status: 303,
      location: `https://marquee.example/billing?session=${session.id}`,
    });
    expect(after).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      subscription: { status: 'active', cancel_at_period_end: false, metadata: { providerId: 'p-1' } },
      invoice: {
        status: 'paid',
        amount_paid: 9_900,
        amount_remaining: 0,
        billing_reason: 'subscription_create',
      },
    });
  });

  test('when the checkout is paid twice, as by a double click, then one subscription starts', async () => {
    const session = await openCheckout(stripe);

    const visits = await Promise.all([aCard(), aCard()].map((card) => payAt(stripe, session.url, card)));

    const { data } = await stripe.sdk().subscriptions.list({ customer: idOf(session.customer) });
    expect(visits.map(({ status }) => status)).toEqual([303, 303]);
    expect(data).toHaveLength(1);
  });

  test.each([
    ['4000 0000 0000 0002', 402, 'Your card was declined.'],
    ['4000 0000 0000 9995', 402, 'Your card has insufficient funds.'],
    ['4000 0000 0000 0069', 402, 'Your card has expired.'],
    ['4000 0000 0000 0341', 402, 'Your card was declined.'],
    ['4111 1111 1111 1111', 402, 'Your card was declined.'],
    ['4242 4242 4242 4241', 400, 'Your card number is invalid.'],
  ])('when the card is %s, then the page stays and states the reason', async (number, status, problem) => {
    const session = await openCheckout(stripe);

    const refused = await payAt(stripe, session.url, aCard(number));

    const { data } = await stripe
      .sdk()
      .subscriptions.list({ customer: idOf(session.customer), status: 'all' });
    expect(refused.status).toBe(status);
    expect(refused.text).toContain(`<p role="alert">${problem}</p>`);
    expect((await stripe.sdk().checkout.sessions.retrieve(session.id)).status).toBe('open');
    expect(data).toEqual([]);
  });

  test('when a card was declined, then another one can still pay', async () => {
    const session = await openCheckout(stripe);
    await payAt(stripe, session.url, aCard('4000000000000002'));

    await payAt(stripe, session.url, aCard());

    expect((await stripe.sdk().checkout.sessions.retrieve(session.id)).status).toBe('complete');
  });

  test('when the session is closed, then nobody can pay, and it cannot be closed again', async () => {
    const session = await openCheckout(stripe);

    await stripe.sdk().checkout.sessions.expire(session.id);

    expect((await payAt(stripe, session.url, aCard())).status).toBe(404);
    await expect(stripe.sdk().checkout.sessions.expire(session.id)).rejects.toThrow('can be expired');
  });

  test('when the plan starts later, then nothing is due and the trial runs', async () => {
    const trialEnd = Math.floor(Date.now() / 1000) + 10 * 24 * 60 * 60;

    const subscription = await subscribe(stripe, { trial_end: trialEnd });

    expect(subscription).toMatchObject({ status: 'trialing', trial_end: trialEnd });
    expect(subscription.items.data[0]?.current_period_end).toBe(trialEnd);
  });
});

describe('a card that asks for confirmation', () => {
  const methodIn = (text: string): string =>
    /name="method" value="(?<id>pm_\w+)"/.exec(text)?.groups?.id ?? '';

  test('when the card is confirmed, then the checkout is paid', async () => {
    const session = await openCheckout(stripe);
    const confirmation = await payAt(stripe, session.url, aCard('4000002500003155'));
    expect(confirmation.text).toContain('Complete authentication');

    const method = methodIn(confirmation.text);
    const paid = await stripe.send(`/checkout/${session.id}/confirm`, { method, answer: 'yes' });

    expect(paid.status).toBe(303);
    expect((await stripe.sdk().checkout.sessions.retrieve(session.id)).status).toBe('complete');
  });

  test('when the card is not confirmed, then nothing is paid, and the page says so', async () => {
    const session = await openCheckout(stripe);
    const confirmation = await payAt(stripe, session.url, aCard('4000002500003155'));

    const method = methodIn(confirmation.text);
    const refused = await stripe.send(`/checkout/${session.id}/confirm`, { method, answer: 'no' });

    expect(refused.text).toContain('We are unable to authenticate your payment method.');
    expect((await stripe.sdk().checkout.sessions.retrieve(session.id)).status).toBe('open');
  });
});
