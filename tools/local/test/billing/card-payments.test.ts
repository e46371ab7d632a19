import { randomUUID } from 'node:crypto';

import * as api from '@marquee/contracts/invoice-operations';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';

import { advanceClock, payAt } from '../stripe/scenarios.ts';
import { aCard } from '../stripe/test-stripe.ts';
import {
  aCardSale,
  anInvoice,
  requestPayment,
  chargesOf,
  checkoutOf,
  listedInvoice,
  payByCard,
  publishedTypesOf,
} from './card-sales.ts';
import { accountOf, aConnectedProvider, onboardingFor } from './connected-provider.ts';
import { startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

const unpaid = { status: 'sent', payment: null, cardPayment: 'possible', isCheckoutUnsettled: false };
const paid = {
  ...{ status: 'paid', payment: { method: 'card' } },
  ...{ cardPayment: 'not_offered', isCheckoutUnsettled: false },
};

describe('an invoice paid by card', () => {
  test('when the invoice is paid, then the provider’s own account has the full amount, and the payment is published once', async () => {
    const sale = await aCardSale(harness);
    const url = await checkoutOf(harness, sale);
    const before = await listedInvoice(harness, sale);

    const { location } = await payAt(harness.stripe, url, aCard());
    const answers = await harness.deliverWebhooks();

    expect(before).toMatchObject(unpaid);
    expect(location).toBe(`https://marquee.example/client/invoices/${sale.id}?checkout=done`);
    expect(new Set(answers)).toEqual(new Set([204]));
    expect(await listedInvoice(harness, sale)).toMatchObject({
      ...paid,
      paidAt: expect.any(String) as string,
    });
    const types = ['billing.invoice.sent.v1', 'billing.invoice.paid.v1'];
    expect(await publishedTypesOf(harness, sale)).toEqual(types);
    expect(await chargesOf(harness, sale)).toMatchObject([
      {
        ...{ amount: 54_950, currency: 'usd', metadata: { invoiceId: sale.id } },
        description: 'Invoice 1 (full payment)',
      },
    ]);
  });

  test('when the client returns before the webhook arrives, then the client sees that the invoice is paid', async () => {
    const sale = await aCardSale(harness);
    await payByCard(harness, sale);

    const call = { as: sale.client, params: { id: sale.id } };
    const { body } = await harness.billing.call(api.getClientInvoice, call);

    expect(body).toMatchObject(paid);
  });

  test('when the checkout is requested again, concurrently or later, then it is the same checkout', async () => {
    const sale = await aCardSale(harness);

    const urls = await Promise.all([1, 2, 3, 4].map(() => checkoutOf(harness, sale)));
    const later = await checkoutOf(harness, sale);

    expect(new Set([...urls, later]).size).toBe(1);
  });

  test('when the call for a checkout is repeated with its key, then the checkout is the same', async () => {
    const sale = await aCardSale(harness);
    const call = { as: sale.client, params: { id: sale.id }, idempotencyKey: randomUUID() };

    const first = await harness.billing.call(api.payInvoice, call);
    const again = await harness.billing.call(api.payInvoice, call);

    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  test('when the card is declined, then nothing is paid, and the same checkout accepts another card', async () => {
    const sale = await aCardSale(harness);
    const url = await checkoutOf(harness, sale);

    const declined = await payAt(harness.stripe, url, aCard('4000 0000 0000 0002'));
    await harness.deliverWebhooks();

    expect(declined.text).toContain('Your card was declined.');
    expect(await listedInvoice(harness, sale)).toMatchObject(unpaid);
    expect(await checkoutOf(harness, sale)).toBe(url);
  });

  test('when nobody pays before the checkout expires, then the invoice is unchanged, and a new request opens another checkout', async () => {
    const sale = await aCardSale(harness);
    const url = await checkoutOf(harness, sale);

    await advanceClock(harness.stripe, 2);
    await harness.deliverWebhooks();

    expect(await listedInvoice(harness, sale)).toMatchObject(unpaid);
    expect(await checkoutOf(harness, sale)).not.toBe(url);
  });

  test('when the invoice was paid and no webhook has arrived yet, then it cannot be paid again, and billing records the payment', async () => {
    const sale = await aCardSale(harness);
    await payByCard(harness, sale);

    const { status, problem } = await requestPayment(harness, sale);

    expect([status, problem.code]).toEqual([409, 'invoice_already_paid']);
    expect(await listedInvoice(harness, sale)).toMatchObject(paid);
  });
});

describe('who can pay by card', () => {
  test('when the provider is not connected, then the client is informed, and there is no checkout', async () => {
    const sale = await anInvoice(harness);

    const { status, problem } = await requestPayment(harness, sale);

    expect((await listedInvoice(harness, sale)).cardPayment).toBe('provider_not_connected');
    expect([status, problem.code]).toEqual([409, 'provider_not_connected']);
    expect(problem.message).toContain('doesn’t accept cards yet');
  });

  test('when the provider has not finished the onboarding, then there is no checkout', async () => {
    const sale = await anInvoice(harness);
    await onboardingFor(harness, sale.provider);

    expect((await listedInvoice(harness, sale)).cardPayment).toBe('provider_not_connected');
    expect((await requestPayment(harness, sale)).problem.code).toBe('provider_not_connected');
  });

  test('when Stripe has restricted the account and no webhook has arrived yet, then the client gets no checkout', async () => {
    const sale = await aCardSale(harness);
    const account = await accountOf(harness, sale.provider);
    await harness.stripe.send(`/stand-in/accounts/${account}`, { enabled: 'no' });

    const { problem } = await requestPayment(harness, sale);

    expect(problem.code).toBe('provider_not_connected');
    expect((await listedInvoice(harness, sale)).cardPayment).toBe('provider_not_connected');
  });

  test('when a client requests to pay another client’s invoice, then it is not found', async () => {
    const sale = await aCardSale(harness);

    const { status } = await requestPayment(harness, { ...sale, client: aClientCaller() });

    expect(status).toBe(404);
  });

  test('when the invoice is below the minimum of a card payment, then no card payment is offered', async () => {
    const provider = await aConnectedProvider(harness);
    const sale = await anInvoice(harness, provider, { payableCents: 49 });

    const { status, problem } = await requestPayment(harness, sale);

    expect([status, problem.code]).toEqual([409, 'no_card_amount']);
    expect((await listedInvoice(harness, sale)).cardPayment).toBe('not_offered');
  });

  test('when Stripe is unavailable, then the response says so, and the invoice still offers the payment by card', async () => {
    const unreachable = await startBillingHarness({ STRIPE_API_URL: 'http://127.0.0.1:9' });
    const sale = await anInvoice(unreachable);
    const payoutAccount = { id: 'acct_1', status: 'ready' };
    await unreachable.billing.connection.collection<{ _id: string }>('subscriptions').insertOne({
      ...{ _id: sale.provider.providerId, version: 1, openedAt: new Date(), payoutAccount },
    });

    const { status, problem } = await requestPayment(unreachable, sale);
    const { cardPayment } = await listedInvoice(unreachable, sale);
    await unreachable.stop();

    expect([status, problem.code, cardPayment]).toEqual([503, 'payments_unavailable', 'possible']);
  });

  test('when Stripe is unavailable after a checkout was opened, then the response does not claim that nothing was charged', async () => {
    const unreachable = await startBillingHarness({ STRIPE_API_URL: 'http://127.0.0.1:9' });
    const sale = await anInvoice(unreachable);
    await unreachable.billing.connection
      .collection<{ _id: string }>('invoices')
      .updateOne({ _id: sale.id }, { $set: { checkout: { id: 'cs_1', accountId: 'acct_1' } } });

    const { status, problem } = await requestPayment(unreachable, sale);
    await unreachable.stop();

    expect([status, problem.code]).toEqual([503, 'payments_unavailable']);
    expect(problem.message).toContain('before you pay another way');
  });
});
