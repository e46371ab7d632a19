import { advanceClock, openPortal, subscribe } from './scenarios.ts';
import { aCard, startTestStripe } from './test-stripe.ts';
import type { TestStripe } from './test-stripe.ts';

let stripe: TestStripe;
beforeAll(async () => {
  stripe = await startTestStripe();
});
afterAll(() => stripe.stop());

describe('the billing portal', () => {
  test('when the portal is opened, then it shows plan, card and receipts', async () => {
    const portal = await openPortal(stripe, await subscribe(stripe));

    const { text } = await stripe.open(portal);

    expect(text).toContain('Marquee for providers: $99.00 per month (active)');
    expect(text).toContain('visa •••• 4242');
    expect(text).toMatch(/<a href="\/invoice\/in_\w+">\w+-0001, .*, \$99\.00: paid<\/a>/);
    expect(text).toContain('<a href="https://marquee.example/billing">Return</a>');
  });

  test('when the plan is cancelled, then it ends with the paid period; before that, it can be resumed', async () => {
    const subscription = await subscribe(stripe);
    const portal = await openPortal(stripe, subscription);

    await stripe.send(`${portal}/cancel`, { subscription: subscription.id });
    const ending = await stripe.sdk().subscriptions.retrieve(subscription.id);
    await stripe.send(`${portal}/resume`, { subscription: subscription.id });
    const resumed = await stripe.sdk().subscriptions.retrieve(subscription.id);

    expect(ending).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(resumed).toMatchObject({ status: 'active', cancel_at_period_end: false, canceled_at: null });
  });

  test('when another card is saved, then that card becomes the default of the subscription', async () => {
    const subscription = await subscribe(stripe);
    const portal = await openPortal(stripe, subscription);

    await stripe.send(`${portal}/card`, aCard('5555 5555 5555 4444'));

    const options = { expand: ['default_payment_method'] };
    const changed = await stripe.sdk().subscriptions.retrieve(subscription.id, options);
    expect(changed.default_payment_method).toMatchObject({ card: { brand: 'mastercard', last4: '4444' } });
  });

  test('when a new card is declined or not confirmed yet, then the old card stays the default', async () => {
    const subscription = await subscribe(stripe);
    const portal = await openPortal(stripe, subscription);

    const declined = await stripe.send(`${portal}/card`, aCard('4000000000000002'));
    const confirmation = await stripe.send(`${portal}/card`, aCard('4000002500003155'));
    const method = /value="(?<id>pm_\w+)"/.exec(confirmation.text)?.groups?.id ?? '';
    const before = await stripe.sdk().subscriptions.retrieve(subscription.id);
    await stripe.send(`${portal}/confirm`, { method, answer: 'yes' });

    expect(declined.text).toContain('<p role="alert">Your card was declined.</p>');
    expect(before.default_payment_method).toBe(subscription.default_payment_method);
    expect((await stripe.sdk().subscriptions.retrieve(subscription.id)).default_payment_method).toBe(method);
  });

  test('when a form names another customer’s subscription, then that subscription does not change', async () => {
    const other = await subscribe(stripe);
    const portal = await openPortal(stripe, await subscribe(stripe));

    await stripe.send(`${portal}/cancel`, { subscription: other.id });

    expect((await stripe.sdk().subscriptions.retrieve(other.id)).cancel_at_period_end).toBe(false);
  });

  test('when more than an hour has passed, then the page has expired', async () => {
    const portal = await openPortal(stripe, await subscribe(stripe));

    await advanceClock(stripe, 1);

    expect((await stripe.open(portal)).status).toBe(404);
  });
});
