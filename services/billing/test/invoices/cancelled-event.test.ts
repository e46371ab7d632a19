import { eventCancelled } from '@marquee/contracts/messages/event-messages';
import * as api from '@marquee/contracts/invoice-operations';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aCancelledEvent, anAcceptedQuote } from '../support/snapshots.ts';
import { startBilling } from '../support/start-billing.ts';
import {
  deliverAcceptedQuote,
  aSale,
  deposit,
  paramsOf,
  partsOf,
  payPart,
  messagesOf,
} from '../support/invoices-of-a-quote.ts';
import type { Sale } from '../support/invoices-of-a-quote.ts';

let service: TestService;
let sale: Sale;

beforeAll(async () => {
  service = await startBilling();
});

beforeEach(async () => {
  sale = await aSale(service);
});

afterAll(() => service.stop());

async function cancel({ quote }: Sale, cancelledAt?: string): Promise<void> {
  const event = { ...aCancelledEvent(quote.eventId ?? ''), ...(cancelledAt && { cancelledAt }) };
  await service.deliver(eventCancelled, event, { aggregateId: event.eventId, aggregateVersion: 6 });
}

describe('a cancelled event', () => {
  test('when its invoices are unpaid, then they become void, and the change of the sent invoice is published', async () => {
    const { id } = await paramsOf(service, sale, 'deposit');

    await cancel(sale);
    await cancel(sale);

    expect(await partsOf(service, sale)).toMatchObject({
      deposit: { status: 'void', number: 1, voidReason: 'The event was cancelled', isRefundOffered: false },
      balance: { status: 'void', number: null },
    });
    expect((await service.published()).map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ invoiceId: id, voidedFor: 'event_cancelled' }),
    );
    expect(await messagesOf(service, id)).toEqual([
      ['billing.invoice.sent.v1', 'sent'],
      ['billing.invoice.voided.v1', 'void'],
    ]);
  });

  test('when the deposit was paid, then its refund is offered until the whole deposit is refunded', async () => {
    const params = await paramsOf(service, sale, 'deposit');
    await payPart(service, sale, params);

    await cancel(sale);

    expect((await partsOf(service, sale)).deposit).toMatchObject({ status: 'paid', isRefundOffered: true });
    const body = { amount: '300.00', reason: 'Cancelled' };
    const given = await service.call(api.refundInvoice, { as: sale.provider, params, body });
    expect(given.body).toMatchObject({ status: 'refunded', isRefundOffered: false });
  });

  test('when the deposit was paid, then its client reads that the event was cancelled', async () => {
    const params = await paramsOf(service, sale, 'deposit');
    await payPart(service, sale, params);
    const shown = () => service.call(api.getClientInvoice, { as: sale.client, params });
    expect((await shown()).body).toMatchObject({ isEventCancelled: false });

    await cancel(sale);

    expect((await shown()).body).toMatchObject({ status: 'paid', isEventCancelled: true });
  });

  // The deposit was due on March 2 in New York, five hours behind UTC.
  test.each([
    ['before the end of the deposit’s due date', '2026-03-03T04:59:59.000Z', 'void'],
    ['after the deposit’s due date', '2026-03-03T05:00:00.000Z', 'sent'],
  ])('when the event is cancelled %s, then an unpaid deposit is %s', async (_when, cancelledAt, status) => {
    await cancel(sale, cancelledAt);

    expect(await partsOf(service, sale)).toMatchObject({
      deposit: { status, isRefundOffered: false },
      balance: { status: 'void' },
    });
  });

  test('when an overdue invoice stays owed, then it can still be paid, and a refund is offered afterwards', async () => {
    const params = await paramsOf(service, sale, 'deposit');
    await cancel(sale, '2026-03-03T05:00:00.000Z');

    const paid = await payPart(service, sale, params);

    expect(paid.body).toMatchObject({ status: 'paid', isRefundOffered: true });
  });

  test('when the acceptance arrives after the cancellation, then an invoice that was already overdue is sent', async () => {
    const quote = anAcceptedQuote({ payableCents: 100_000, paymentSchedule: deposit });
    const late = { ...sale, quote, provider: aProviderCaller({ providerId: quote.providerId }) };
    await cancel(late, '2026-03-03T05:00:00.000Z');

    await deliverAcceptedQuote(service, quote);

    expect(await partsOf(service, late)).toMatchObject({
      deposit: { status: 'sent', number: 1 },
      balance: { status: 'void' },
    });
  });

  test('when the acceptance is redelivered after the cancellation, then the invoices stay void', async () => {
    await cancel(sale);

    await deliverAcceptedQuote(service, sale.quote);

    expect(await partsOf(service, sale)).toMatchObject({
      deposit: { status: 'void' },
      balance: { status: 'void' },
    });
  });

  test('when an invoice is paid during the cancellation, then it is void and unpaid, or paid with a refund offered', async () => {
    const params = await paramsOf(service, sale, 'deposit');

    const [paid] = await Promise.all([payPart(service, sale, params), cancel(sale)]);

    const { deposit } = await partsOf(service, sale);
    const expected =
      paid.status === 200
        ? { status: 'paid', isRefundOffered: true }
        : { status: 'void', isRefundOffered: false, payment: null };
    expect(deposit).toMatchObject(expected);
  });
});
