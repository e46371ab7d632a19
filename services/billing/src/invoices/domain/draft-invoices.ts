import { dateIn, daysBefore, endOfDate, instantOn } from '@marquee/contracts/dates';
import { daysToPay, invoiceDrafts } from '@marquee/contracts/invoice-drafts';
import type { InvoiceDraft } from '@marquee/contracts/invoice-drafts';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { invoiceIdOf } from './invoice-id.ts';
import type { Invoice } from './invoice.ts';

const morning = '09:00';

/** One draft for each part of the accepted schedule, with the amounts that the client has read. */
export function draftInvoices(quote: QuoteSnapshot, acceptedAt: Date, now: Date): Invoice[] {
  const { payableCents, paymentSchedule, eventDate, timeZone } = quote;
  const acceptedOn = dateIn(timeZone, acceptedAt);
  const drafts = invoiceDrafts({ payableCents, paymentSchedule, eventDate, acceptedOn });
  return drafts.map((draft) => ({ ...toInvoice(quote, draft, now), acceptedOn }));
}

function toInvoice(quote: QuoteSnapshot, { part, amountCents, dueOn }: InvoiceDraft, now: Date): Invoice {
  const { quoteId, eventId, providerId, clientId, timeZone } = quote;
  return {
    ...{ id: invoiceIdOf(quoteId, part), version: 1 },
    ...{ quoteId, eventId, providerId, clientId, part, amountCents, dueOn, timeZone },
    quoteTotalCents: quote.payableCents,
    dueUntil: endOfDate(dueOn, timeZone),
    sendsAt: instantOn(daysBefore(daysToPay, dueOn), morning, timeZone),
    status: 'draft',
    number: null,
    shownToClientId: null,
    createdAt: now,
    sentAt: null,
    payment: null,
    paidAt: null,
    creditNotes: [],
    voidedAt: null,
    voidReason: '',
    isEventCancelled: false,
    isAnnounced: true,
  };
}
