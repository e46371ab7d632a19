import { randomUUID } from 'node:crypto';
import * as declared from '@marquee/contracts/messages/invoice-messages';
import type { InvoiceSnapshot } from '@marquee/contracts/messages/invoice-messages';
import * as api from '@marquee/contracts/quote-operations';
import { quoteIn } from '../support/quote-in.ts';
import type { Quoted } from '../support/quote-in.ts';
import { startQuotes } from '../support/start-quotes.ts';
import type { Quotes } from '../support/start-quotes.ts';

let quotes: Quotes;
let quoted: Quoted;

beforeAll(async () => {
  quotes = await startQuotes();
});

beforeEach(async () => {
  quoted = await quoteIn(quotes, 'client_accepted');
});

afterAll(() => quotes.stop());

const sentAt = '2026-03-02T15:00:00.000Z';
const paidAt = '2026-03-05T15:00:00.000Z';

function anInvoice({ quote, provider, client }: Quoted): InvoiceSnapshot {
  return {
    invoiceId: randomUUID(),
    number: 1,
    quoteId: quote.id,
    eventId: quote.eventId,
    providerId: provider.providerId,
    providerName: 'Nova Sound',
    clientId: client.clientId,
    clientName: 'Dana Reyes',
    clientEmail: client.email,
    eventName: quote.eventName,
    part: 'balance',
    status: 'sent',
    amountCents: 59_900,
    quoteTotalCents: 59_900,
    refundedCents: 0,
    dueOn: '2026-03-09',
    timeZone: 'America/New_York',
    sentAt,
    paidAt: null,
  };
}

async function stepsOf({ provider, quote }: Quoted) {
  const { body } = await quotes.call(api.getWorkflow, { as: provider });
  const row = body.find(({ quoteId }) => quoteId === quote.id);
  return [row?.invoiceSentAt, row?.invoicePaidAt, row?.isPaymentAwaited];
}

describe('messages about invoices in the pipeline', () => {
  test('when an invoice is sent, paid and refunded, then its columns are set and unset', async () => {
    const sent = anInvoice(quoted);
    const of = (aggregateVersion: number) => ({ aggregateId: sent.invoiceId, aggregateVersion });
    expect(await stepsOf(quoted)).toEqual([null, null, false]);

    await quotes.deliver(declared.invoiceSent, sent, of(2));
    expect(await stepsOf(quoted)).toEqual([sentAt, null, true]);
    await quotes.deliver(declared.invoicePaid, { ...sent, status: 'paid', paidAt }, of(3));
    expect(await stepsOf(quoted)).toEqual([sentAt, paidAt, false]);
    const refunded = { ...sent, status: 'partly_refunded', paidAt, refundedCents: 1 } as const;
    await quotes.deliver(declared.invoiceRefunded, refunded, of(4));

    expect(await stepsOf(quoted)).toEqual([sentAt, null, false]);
  });

  test('when the message about the payment arrives before the one about the sending, and again, then the invoice counts as paid', async () => {
    const sent = anInvoice(quoted);
    const paid = { ...sent, status: 'paid', paidAt } as const;
    const of = (aggregateVersion: number) => ({ aggregateId: sent.invoiceId, aggregateVersion });

    await quotes.deliver(declared.invoicePaid, paid, of(3));
    await quotes.deliver(declared.invoiceSent, sent, of(2));
    await quotes.deliver(declared.invoicePaid, paid, of(3));

    expect(await stepsOf(quoted)).toEqual([sentAt, paidAt, false]);
  });
});
