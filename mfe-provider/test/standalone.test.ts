import { startCheckout } from '@marquee/contracts/billing-operations';
import { changeEventStatus, listProviderEvents } from '@marquee/contracts/event-operations';
import { getInvoiceAging, recordPayment, refundInvoice } from '@marquee/contracts/invoice-operations';
import { getPaymentSummary } from '@marquee/contracts/payment-summary';
import {
  addLineItem,
  approveQuoteForReview,
  removeLineItem,
  sendQuoteToClient,
} from '@marquee/contracts/quote-change-operations';
import {
  createQuoteFromRequest,
  getQuoteHistory,
  getWorkflow,
  updateQuote,
} from '@marquee/contracts/quote-operations';
import { providerQuote } from '@marquee/contracts/quotes';
import { rowOf } from '@marquee/api-mocks/rows';
import { parameterlessReads, runScenario } from '@marquee/api-mocks/run-scenario';
import { graduation, henna, sixtieth, wedding } from '../standalone/sample-records.ts';
import { scenario } from '../standalone/scenario.ts';
import { createInitialState } from '../standalone/provider-state.ts';

const now = new Date('2026-11-23T15:00:00.000Z');
const uplighting = { serviceName: 'Uplighting', unitPrice: '350.00', quantity: 1, totalPrice: '350.00' };

function startScenario() {
  return runScenario(scenario, now);
}

describe('the provider’s pages with API mocks', () => {
  test.each(parameterlessReads(scenario))(
    'when the page reads $path, then the answer follows its contract',
    async (operation) => {
      const { call } = startScenario();

      expect((await call(operation)).status).toBe(200);
    },
  );

  test('when a quote is created from a request, priced, approved and sent, then the pipeline and the history show that', async () => {
    const { call } = startScenario();

    const made = await call(createQuoteFromRequest, { params: { id: henna.event } });
    const { id } = providerQuote.parse(await made.json());
    await call(addLineItem, { params: { id }, body: uplighting });
    await call(approveQuoteForReview, { params: { id } });
    const sent = await call(sendQuoteToClient, { params: { id } });

    expect(await sent.json()).toMatchObject({ status: 'sent_to_client', version: 1, finalAmount: '350.00' });
    expect(await (await call(getWorkflow)).json()).toContainEqual(
      expect.objectContaining({ eventId: henna.event, quoteId: id, sentToClientAt: now.toISOString() }),
    );
    expect(await (await call(getQuoteHistory, { params: { id } })).json()).toMatchObject([
      { status: 'sent_to_client' },
      { status: 'approved_for_review' },
      { status: 'draft' },
    ]);
  });

  test('when the leads are read, then a lead contains the state of its quote, and the quoted amount if the quote was sent', async () => {
    const { call } = startScenario();

    const leads = listProviderEvents.response.parse(await (await call(listProviderEvents)).json());

    expect(rowOf(leads, wedding.event)).toMatchObject({
      quotedAmount: '1750.00',
      quoteStanding: { status: 'sent_to_client', isWithdrawn: false },
    });
    expect(rowOf(leads, graduation.event).quotedAmount).toBeNull();
  });

  test('when the payments are read, then the deposit was received and the balance is outstanding', async () => {
    const { call } = startScenario();

    const summary: unknown = await (await call(getPaymentSummary)).json();

    expect(summary).toMatchObject({
      ...{ year: 2026, years: [2026], total: { received: '179.70' } },
      ...{ outstanding: { count: 1, amount: '419.30' }, overdue: { count: 0 } },
    });
  });

  test('when a request has an open quote, then creating a quote returns the open one', async () => {
    const { call } = startScenario();

    const answer = await call(createQuoteFromRequest, { params: { id: graduation.event } });

    expect(await answer.json()).toMatchObject({ id: graduation.quote });
  });

  test('when the only line is removed, then the quote cannot be approved', async () => {
    const { call, store } = startScenario();
    const [line] = rowOf(store.state().quotes, graduation.quote).lineItems;

    await call(removeLineItem, { params: { id: graduation.quote, lineItemId: line?.id ?? '' } });

    const refusal = await call(approveQuoteForReview, { params: { id: graduation.quote } });
    expect(refusal.status).toBe(409);
  });

  test.each([
    ['discounted', { discountAmount: '50.00' }, 'draft'],
    ['renamed', { eventName: 'The Wedding' }, 'sent_to_client'],
    ['archived', { archived: true }, 'archived'],
  ])('when a sent quote is %s, then the mock returns the service’s status', async (_what, body, status) => {
    const { call } = startScenario();

    const answer = await call(updateQuote, { params: { id: wedding.quote }, body });

    expect(await answer.json()).toMatchObject({ status });
  });

  test('when a payment is recorded and refunded, then nothing is owed and nothing more can be refunded', async () => {
    const { call } = startScenario();
    const invoice = { params: { id: sixtieth.balance } };
    const refund = { ...invoice, body: { amount: '419.30', reason: 'It rained' } };

    const paid = await call(recordPayment, { ...invoice, body: { paidOn: '2026-11-22' } });
    const refunded = await call(refundInvoice, refund);

    expect(await paid.json()).toMatchObject({ status: 'paid' });
    expect(await refunded.json()).toMatchObject({ status: 'refunded', creditNotes: [{ number: '18-1' }] });
    expect((await call(refundInvoice, refund)).status).toBe(409);
    expect(await (await call(getInvoiceAging)).json()).toContainEqual({
      ...{ age: 'not_yet_due', count: 0, amount: '0.00' },
    });
  });

  test('when an event is cancelled, then it has the reason and cannot be cancelled again', async () => {
    const { call } = startScenario();
    const request = { params: { id: henna.event }, body: { status: 'cancelled', reason: 'Double booked' } };

    const answer = await call(changeEventStatus, request);

    expect(await answer.json()).toMatchObject({ status: 'cancelled', cancelReason: 'Double booked' });
    expect((await call(changeEventStatus, request)).status).toBe(409);
  });

  test('when the checkout opens, then its URL leads back to the billing page and the subscription is active', async () => {
    const { call, store } = startScenario();

    const { url } = (await (await call(startCheckout)).json()) as { url: string };

    expect(new URL(url).pathname).toBe('/provider/billing');
    expect(store.state().billing.subscription).toMatchObject({ status: 'active' });
  });

  test('when the scenario begins, then each event’s duration matches its times', () => {
    const { events } = createInitialState(now);

    const hours = events.map(
      ({ startTime, endTime }) => Number.parseInt(endTime) - Number.parseInt(startTime),
    );

    expect(events.map(({ duration }) => duration)).toEqual(hours);
  });
});
