import Stripe from 'stripe';

import { idOf } from './id-of.ts';
import { openCheckout, subscribe } from './scenarios.ts';
import { startTestStripe } from './test-stripe.ts';
import type { TestStripe } from './test-stripe.ts';

let stripe: TestStripe;
beforeAll(async () => {
  stripe = await startTestStripe();
});
afterAll(() => stripe.stop());

const noCustomer = { code: 'resource_missing', param: 'customer', statusCode: 400 };

describe('an idempotency key', () => {
  test('when a call is repeated with its key, then the repetition gets the first response', async () => {
    const create = () => stripe.sdk().customers.create({ email: 'a@b.example' }, { idempotencyKey: 'k-1' });

    const [first, second] = [await create(), await create()];

    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await stripe.sdk().customers.list({ email: 'a@b.example' })).data).toHaveLength(1);
  });

  test('when parameters or endpoint differ, then the call is rejected', async () => {
    const options = { idempotencyKey: 'k-2' };
    await stripe.sdk().customers.create({ name: 'One' }, options);

    const other = stripe.sdk().customers.create({ name: 'Other' }, options);
    const elsewhere = stripe.sdk().products.create({ name: 'One' }, options);

    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    await expect(elsewhere).rejects.toThrow('for the same endpoint');
  });

  test('when the first call was malformed, then no response is stored, and the corrected call succeeds', async () => {
    const options = { idempotencyKey: 'k-3' };
    await expect(stripe.sdk().customers.create({ email: 'nobody' }, options)).rejects.toThrow();

    const created = await stripe.sdk().customers.create({ email: 'some@body.example' }, options);

    expect(created.email).toBe('some@body.example');
  });

  test('when a key was used in another account, then it counts as another key', async () => {
    const account = await stripe.sdk().accounts.create({ email: 'c@d.example' });
    const ours = await stripe.sdk().customers.create({}, { idempotencyKey: 'k-4' });

    const theirs = await stripe
      .sdk()
      .customers.create({}, { idempotencyKey: 'k-4', stripeAccount: account.id });

    expect(theirs.id).not.toBe(ours.id);
  });
});

describe('an error', () => {
  test('when an object does not exist, then the error names the parameter that contained the id', async () => {
    const missing = stripe.sdk().customers.retrieve('cus_none');
    const named = stripe.sdk().billingPortal.sessions.create({ customer: 'cus_none' });

    await expect(missing).rejects.toMatchObject({ code: 'resource_missing', param: 'id', statusCode: 404 });
    await expect(named).rejects.toMatchObject(noCustomer);
  });

  test('when a list of an unknown customer is read, then the call fails instead of returning an empty list', async () => {
    const { subscriptions, invoices, checkout } = stripe.sdk();

    await expect(subscriptions.list({ customer: 'cus_none' })).rejects.toMatchObject(noCustomer);
    await expect(invoices.list({ customer: 'cus_none' })).rejects.toMatchObject(noCustomer);
    await expect(checkout.sessions.list({ customer: 'cus_none' })).rejects.toMatchObject(noCustomer);
  });

  test('when a parameter is missing or unsupported, then the error names the parameter', async () => {
    const sessions = stripe.sdk().checkout.sessions;
    const missing = sessions.create({ mode: 'payment', success_url: 'https://marquee.example' });
    const unknown = stripe.sdk().customers.create({ tax_exempt: 'none' });

    await expect(missing).rejects.toMatchObject({ code: 'parameter_missing', param: 'line_items' });
    await expect(unknown).rejects.toMatchObject({ code: 'parameter_unknown', param: 'tax_exempt' });
  });

  test('when the key is wrong or the path is unknown, then the call is rejected', async () => {
    const { hostname, port } = new URL(stripe.variables().STRIPE_API_URL ?? '');
    const options = { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 } as const;

    const stranger = new Stripe('sk_test_other', options).customers.list();

    await expect(stranger).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
    await expect(stripe.sdk().coupons.list()).rejects.toThrow('Unrecognized request URL');
  });
});

describe('a response', () => {
  test('when fields are expanded, then objects replace their ids', async () => {
    const subscription = await subscribe(stripe);

    const plain = await stripe.sdk().invoices.retrieve(idOf(subscription.latest_invoice));
    const expand = ['customer', 'payments.data.payment.payment_intent'];
    const invoice = await stripe.sdk().invoices.retrieve(plain.id, { expand });

    expect(plain.payments).toBeUndefined();
    expect(invoice.customer).toMatchObject({ object: 'customer', email: 'sam@rivera.example' });
    expect(invoice.payments?.data[0]?.payment.payment_intent).toMatchObject({ status: 'succeeded' });
  });

  test('when a field is internal to the emulator, then it is hidden', async () => {
    const session = await openCheckout(stripe);

    expect(session).not.toHaveProperty('stand_in');
    expect(session).not.toHaveProperty('line_items');
  });

  test('when a list has more objects than fit on a page, then the SDK finds them all, newest first', async () => {
    const made: string[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      made.push((await stripe.sdk().products.create({ name })).id);
    }

    const found = await stripe.sdk().products.list({ limit: 2 }).autoPagingToArray({ limit: 5 });

    expect(found.map(({ id }) => id)).toEqual(made.toReversed());
  });
});

describe('a customer', () => {
  test('when details change, then metadata is merged and an empty value removes its key', async () => {
    const { id } = await stripe.sdk().customers.create({ name: 'A', metadata: { one: '1', two: '2' } });

    const changed = await stripe.sdk().customers.update(id, { name: 'B', metadata: { two: '', three: '3' } });

    expect(changed).toMatchObject({ name: 'B', metadata: { one: '1', three: '3' } });
    expect(changed.metadata).not.toHaveProperty('two');
  });

  test('when a customer is deleted, then the subscription ends, and the customer is marked as deleted', async () => {
    const subscription = await subscribe(stripe);
    const id = idOf(subscription.customer);

    await stripe.sdk().customers.del(id);

    expect(await stripe.sdk().customers.retrieve(id)).toMatchObject({ id, deleted: true });
    expect((await stripe.sdk().subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    expect((await stripe.sdk().invoices.list({ customer: id })).data).toHaveLength(1);
    await expect(stripe.sdk().customers.update(id, { name: 'C' })).rejects.toMatchObject({
      code: 'resource_missing',
      message: `No such customer: '${id}'`,
    });
  });
});
