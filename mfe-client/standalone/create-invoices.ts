import type { EventView } from '@marquee/contracts/events';
import { clientInvoice } from '@marquee/contracts/invoices';
import type { ClientInvoice } from '@marquee/contracts/invoices';
import type { ClientQuote } from '@marquee/contracts/quotes';
import { sample } from '@marquee/api-mocks/sample';

/** Creates the sent invoice of an accepted quote's first installment. It lists the later installments, which have no invoice yet. */
export function createInvoices(quote: ClientQuote, event: EventView, now: Date): ClientInvoice[] {
  const [first, ...later] = quote.instalments;
  if (!first) {
    return [];
  }
  const sentAt = now.toISOString();
  return [
    {
      ...sample(clientInvoice, { seed: quote.id, now }),
      ...{ id: crypto.randomUUID(), number: 19, quoteId: quote.id, eventId: event.id, part: first.part },
      ...{ status: 'sent', amount: first.amount, quoteTotal: quote.finalAmount, refundedAmount: '0.00' },
      ...{ dueOn: first.dueOn ?? '', eventName: quote.eventName, eventDate: event.eventDate, sentAt },
      ...{ providerName: quote.providerName, cardPayment: 'possible', creditNotes: [], voidReason: '' },
      toCome: later.map(({ amount, dueOn }) => ({ amount, dueOn: dueOn ?? '', sendsAt: sentAt })),
    },
  ];
}
