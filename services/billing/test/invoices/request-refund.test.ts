import * as api from '@marquee/contracts/invoice-operations';
import { eventCancelled } from '@marquee/contracts/messages/event-messages';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aCancelledEvent } from '../support/snapshots.ts';
import { startBilling, storedIn } from '../support/start-billing.ts';
import { aSale, deleteAccount, paramsOf, payPart, messagesOf } from '../support/invoices-of-a-quote.ts';
import type { Sale } from '../support/invoices-of-a-quote.ts';

let service: TestService;
let sale: Sale;
let params: { id: string };

beforeAll(async () => {
  service = await startBilling();
});

beforeEach(async () => {
  sale = await aSale(service);
  params = await paramsOf(service, sale, 'deposit');
  await payPart(service, sale, params);
});

afterAll(() => service.stop());

async function cancel(cancelledBy: 'client' | 'provider' | null = 'client'): Promise<void> {
  const event = { ...aCancelledEvent(sale.quote.eventId ?? ''), cancelledBy };
  await service.deliver(eventCancelled, event, { aggregateId: event.eventId, aggregateVersion: 6 });
}

function request(reason = 'You cancelled', as = sale.client) {
  return service.call(api.requestRefund, { as, params, body: { reason } });
}

describe('a client requests a refund', () => {
  test('when the event was cancelled, then both sides read the first request, and only that one is published', async () => {
    await cancel();

    const first = await request();
    const second = await request('Please');

    const { body } = await service.call(api.getInvoice, { as: sale.provider, params });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(body.requestedRefund).toMatchObject({ reason: 'You cancelled' });
    expect(second.body.requestedRefund).toEqual(body.requestedRefund);
    const messages = (await messagesOf(service, params.id)).map(([type]) => type);
    expect(messages.filter((type) => type === 'billing.invoice.refund-requested.v1')).toHaveLength(1);
  });

  test.each(['client', 'provider', null] as const)(
    'when the event was cancelled by %s, then both sides read who cancelled it',
    async (cancelledBy) => {
      const early = await service.call(api.getClientInvoice, { as: sale.client, params });
      await cancel(cancelledBy);

      const ofClient = await service.call(api.getClientInvoice, { as: sale.client, params });
      const ofProvider = await service.call(api.getInvoice, { as: sale.provider, params });

      expect(early.body.cancelledBy).toBeNull();
      expect([ofClient.body.cancelledBy, ofProvider.body.cancelledBy]).toEqual([cancelledBy, cancelledBy]);
    },
  );

  test('when the event is not cancelled, or the whole payment was refunded, then the request is rejected', async () => {
    const early = await request();
    await cancel();
    const body = { amount: '300.00', reason: 'All of it' };
    await service.call(api.refundInvoice, { as: sale.provider, params, body });
    const late = await request();

    expect([early.problem.code, late.problem.code]).toEqual(['event_not_cancelled', 'nothing_to_refund']);
  });

  test('when a refund was requested, then the message about it and the next message have the time of the request', async () => {
    await cancel();
    const { body } = await request();
    const part = { amount: '1.00', reason: 'A part' };
    await service.call(api.refundInvoice, { as: sale.provider, params, body: part });

    const messages = (await service.published()).filter(({ aggregateId }) => aggregateId === params.id);

    const refundRequestedAt = body.requestedRefund?.requestedAt;
    expect(messages.slice(-2)).toMatchObject([
      { type: 'billing.invoice.refund-requested.v1', payload: { refundRequestedAt } },
      { type: 'billing.invoice.refunded.v1', payload: { refundRequestedAt } },
    ]);
  });

  test('when a part was refunded after the request, then both sides read the request as answered', async () => {
    await cancel();
    const { body: requested } = await request();
    service.clock.advance({ minutes: 2 });

    const part = { amount: '1.00', reason: 'A part' };
    const { body: refunded } = await service.call(api.refundInvoice, {
      as: sale.provider,
      params,
      body: part,
    });

    const { body: read } = await service.call(api.getClientInvoice, { as: sale.client, params });
    expect(requested.requestedRefund?.isAnswered).toBe(false);
    expect(refunded.requestedRefund?.isAnswered).toBe(true);
    expect(read.requestedRefund?.isAnswered).toBe(true);
  });

  test('when a part was refunded before the request, then the request is still open', async () => {
    await cancel();
    const part = { amount: '1.00', reason: 'A part' };
    await service.call(api.refundInvoice, { as: sale.provider, params, body: part });

    const { body } = await request();

    expect(body.requestedRefund?.isAnswered).toBe(false);
  });

  test('when the provider has deleted their account, then the invoice says so, and a request is rejected', async () => {
    await cancel();
    const before = await service.call(api.getClientInvoice, { as: sale.client, params });
    await deleteAccount(service, sale.provider.providerId, 'provider');

    const after = await service.call(api.getClientInvoice, { as: sale.client, params });

    expect([before.body.hasProviderLeft, after.body.hasProviderLeft]).toEqual([false, true]);
    expect((await request()).problem.code).toBe('provider_has_left');
  });

  test('when another client sends the request, then the answer is 404', async () => {
    await cancel();

    expect((await request('Mine', aClientCaller())).status).toBe(404);
  });

  test('when the client deletes their account, then their reason is erased', async () => {
    await cancel();
    await request();

    await deleteAccount(service, sale.client.clientId, 'client');

    expect(JSON.stringify(await storedIn(service, 'invoices', params.id))).not.toContain('You cancelled');
  });
});
