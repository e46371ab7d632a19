import { randomUUID } from 'node:crypto';
import * as api from '@marquee/contracts/invoice-operations';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aProviderSnapshot } from '../support/snapshots.ts';
import { startBilling } from '../support/start-billing.ts';
import { aSale, paramsOf } from '../support/invoices-of-a-quote.ts';
import type { Sale } from '../support/invoices-of-a-quote.ts';

let service: TestService;
let sale: Sale;

beforeAll(async () => {
  service = await startBilling();
  sale = await aSale(service);
  const { providerId } = sale.quote;
  await service.deliver(providerChanged, aProviderSnapshot({ providerId }), { aggregateId: providerId });
});

afterAll(() => service.stop());

describe('without a payment processor', () => {
  test('when the client reads the invoice, then card payment is not offered', async () => {
    const params = await paramsOf(service, sale, 'deposit');

    const { body } = await service.call(api.getClientInvoice, { as: sale.client, params });

    expect(body.cardPayment).toBe('not_offered');
  });

  test('when the client asks whether the provider takes cards, then card payment is not offered', async () => {
    const params = { id: sale.quote.providerId };

    const { body } = await service.call(api.getCardPayment, { as: sale.client, params });

    expect(body).toEqual({ cardPayment: 'not_offered' });
  });

  test('when the client asks about an unknown provider, then the answer is 404', async () => {
    const params = { id: randomUUID() };

    const { status, problem } = await service.call(api.getCardPayment, { as: sale.client, params });

    expect([status, problem.code]).toEqual([404, 'provider_not_found']);
  });

  test.each([
    { who: 'a caller without a session', as: () => undefined, status: 401 },
    { who: 'a provider', as: () => sale.provider, status: 403 },
  ])('when $who asks about cards, then the answer is $status', async ({ as, status: expected }) => {
    const caller = as();
    const params = { id: sale.quote.providerId };

    const { status } = await service.call(api.getCardPayment, { params, ...(caller && { as: caller }) });

    expect(status).toBe(expected);
  });

  test('when the client requests a checkout anyway, then the call is rejected', async () => {
    const params = await paramsOf(service, sale, 'deposit');

    const { status, problem } = await service.call(api.payInvoice, { as: sale.client, params });

    expect([status, problem.code]).toEqual([409, 'checkout_unavailable']);
  });

  test.each([
    { who: 'a caller without a session', as: () => undefined, part: 'deposit', status: 401 },
    { who: 'its provider', as: () => sale.provider, part: 'deposit', status: 403 },
    { who: 'another client', as: () => aClientCaller(), part: 'deposit', status: 404 },
    { who: 'the client of a draft', as: () => sale.client, part: 'balance', status: 404 },
  ] as const)('when $who pays, then the answer is $status', async ({ as, part, status: expected }) => {
    const params = await paramsOf(service, sale, part);
    const caller = as();

    const { status } = await service.call(api.payInvoice, { params, ...(caller && { as: caller }) });

    expect(status).toBe(expected);
  });
});
