import { eventually } from '../../src/demo/eventually.ts';
import { subscribe } from './scenarios.ts';
import { startTestStripe } from './test-stripe.ts';
import type { TestStripe } from './test-stripe.ts';

let stripe: TestStripe;
beforeEach(async () => {
  stripe = await startTestStripe();
  await stripe.send('/stand-in/webhooks/hold', {});
});
afterEach(() => stripe.stop());

const release = (fields: Record<string, string> = {}) => stripe.send('/stand-in/webhooks/release', fields);

describe('webhooks', () => {
  test('when a customer subscribes, then events are sent in the order in which they happened', async () => {
    await subscribe(stripe);

    await release();

    expect(stripe.webhooks.types().filter((type) => !/^(?:product|price)/.test(type))).toEqual([
      'customer.created',
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'payment_method.attached',
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
      'checkout.session.completed',
    ]);
  });

  test('when a webhook arrives, then the SDK accepts its signature, but rejects another body, secret or time', async () => {
    await stripe.sdk().customers.create({ email: 'ü@x.example' });
    await release();
    const { STRIPE_WEBHOOK_SECRET: secret = '', STRIPE_CONNECT_WEBHOOK_SECRET: other = '' } =
      stripe.variables();
    const { payload = '', signature = '' } = stripe.webhooks.received.at(-1) ?? {};
    const { webhooks } = stripe.sdk();

    const event = webhooks.constructEvent(payload, signature, secret);

    expect(event).toMatchObject({ type: 'customer.created', data: { object: { email: 'ü@x.example' } } });
    expect(() => webhooks.constructEvent(payload.replace('ü', 'u'), signature, secret)).toThrow(
      'No signatures found',
    );
    expect(() => webhooks.constructEvent(payload, signature, other)).toThrow('No signatures found');
    const later = Date.now() + 301_000;
    expect(() => webhooks.constructEvent(payload, signature, secret, 300, undefined, later)).toThrow(
      'tolerance',
    );
  });

  test('when held webhooks are released twice each and in reverse order, then they arrive twice and in reverse order', async () => {
    await release();
    await stripe.send('/stand-in/webhooks/hold', {});
    const before = stripe.webhooks.received.length;
    await stripe.sdk().customers.create({ name: 'A' });
    await stripe.sdk().products.create({ name: 'B' });

    await release({ order: 'reversed', copies: '2' });

    expect(stripe.webhooks.types().slice(before)).toEqual([
      'product.created',
      'customer.created',
      'product.created',
      'customer.created',
    ]);
  });

  test('when a webhook is rejected, then it is sent again until it is accepted', async () => {
    await release();
    stripe.webhooks.answer(500);
    const before = stripe.webhooks.received.length;

    await stripe.sdk().customers.create({ name: 'A' });
    await eventually(async () => {
      expect(stripe.webhooks.received.length).toBeGreaterThan(before);
    });
    stripe.webhooks.answer(200);

    await eventually(async () => {
      expect((await stripe.open('/stand-in')).text).toContain(
        'customer.created to platform: delivered (200)',
      );
    });
    const [first, second] = stripe.webhooks.received.slice(before);
    expect(second?.payload).toBe(first?.payload);
  });

  test('when an old webhook is sent again, then it has its original content', async () => {
    const { id } = await stripe.sdk().customers.create({ name: 'A' });
    await stripe.sdk().customers.update(id, { name: 'B' });
    await release();
    const created = (await stripe.sdk().events.list({ type: 'customer.created' })).data[0];

    await stripe.send(`/stand-in/events/${created?.id ?? ''}`, {});

    const again = JSON.parse(stripe.webhooks.received.at(-1)?.payload ?? '') as unknown;
    expect(again).toMatchObject({ id: created?.id, data: { object: { name: 'A' } } });
  });

  test('when a webhook concerns a connected account, then it has that account’s id and is signed with the other secret', async () => {
    const { id } = await stripe.sdk().accounts.create({ email: 'c@d.example' });
    await stripe.sdk().customers.create({ name: 'Theirs' }, { stripeAccount: id });
    await release();

    const { payload = '', signature = '' } = stripe.webhooks.received.at(-1) ?? {};
    const secret = stripe.variables().STRIPE_CONNECT_WEBHOOK_SECRET ?? '';

    expect(stripe.sdk().webhooks.constructEvent(payload, signature, secret).account).toBe(id);
  });
});
