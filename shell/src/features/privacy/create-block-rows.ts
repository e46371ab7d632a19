import { daysAfterCompletion } from '@marquee/contracts/deletion-blocks';
import type {
  BlockingInvoice,
  EndedBooking,
  OpenBooking,
  OpenQuote,
  RefundRequest,
} from '@marquee/contracts/deletion-blocks';
import type { InvoicesAtStake } from '@marquee/contracts/invoices';
import { formatDate, formatDateTime, formatFullDay, formatMoney } from '@marquee/web-kit';
import { isolated } from '@marquee/ui';

export type Side = 'client' | 'provider';

/** One record. `name` may be a user's text, so it needs a `<bdi>`. `to` is the page that shows the record, `nextStep` an instruction. */
export type BlockRow = { id: string; name: string; detail: string; nextStep?: string; to?: string };

/** Returns functions that create rows for records that block a deletion, with the texts for one side. */
export function createBlockRows(side: Side) {
  const { fallbackName, direction, nextStep, to } = sides[side];
  const other = ({ otherName = '' }: { otherName?: string | undefined }) =>
    otherName === '' ? fallbackName : isolated(otherName);

  function invoice(blocking: BlockingInvoice): BlockRow & { to: string } {
    const { invoiceId, number, amount, dueOn } = blocking;
    return {
      id: invoiceId,
      name: number === null ? 'An invoice not sent yet' : `Invoice no. ${String(number)}`,
      detail: `${formatMoney(amount)}, due ${formatDate(dueOn)}, ${direction} ${other(blocking)}`,
      to: to.invoice(invoiceId),
    };
  }

  return {
    booking: (booking: OpenBooking): BlockRow => {
      const { eventId, name, eventDate, hasStarted = false } = booking;
      return {
        ...{ id: eventId, name, to: to.event(eventId) },
        detail: `${formatDate(eventDate)}, with ${other(booking)}`,
        nextStep: (hasStarted ? nextStep.started : nextStep.booked)(other(booking)),
      };
    },
    quote: (quote: OpenQuote): BlockRow => {
      const { quoteId, name, acceptedAt } = quote;
      return {
        ...{ id: quoteId, name, to: to.quote(quoteId) },
        detail: `accepted ${formatFullDay(acceptedAt)}, with ${other(quote)}`,
        nextStep: nextStep.quote(other(quote)),
      };
    },
    unpaidInvoice: (blocking: BlockingInvoice): BlockRow => {
      const { number, sendsAt = null } = blocking;
      const row = invoice(blocking);
      if (number !== null) {
        return { ...row, nextStep: nextStep.unpaid(other(blocking)) };
      }
      const sending = sendsAt === null ? '' : `It is sent on ${formatFullDay(sendsAt)}. `;
      return {
        ...row,
        to: to.draft(blocking.invoiceId),
        nextStep: sending + nextStep.draft(other(blocking)),
      };
    },
    refund: invoice,
    refundRequest: (request: RefundRequest): BlockRow => {
      const { invoiceId, number, amount, requestedAt } = request;
      const requester = request.otherName ? isolated(request.otherName) : 'A client';
      return {
        id: invoiceId,
        name: `${requester} asked for a refund of invoice no. ${String(number)}`,
        detail: `${formatMoney(amount)}, on ${formatFullDay(requestedAt)}`,
        nextStep: `Refund it, or wait until ${formatFullDay(addCompletionPeriod(requestedAt))}.`,
        to: to.invoice(invoiceId),
      };
    },
    /** One row for all unpaid invoices, used while identity has not yet received the invoices from billing. */
    countedInvoices: ({ unpaid: { count, amount } }: InvoicesAtStake): BlockRow => {
      const name = count === 1 ? '1 invoice' : `${String(count)} invoices`;
      return { id: 'unpaid', name, detail: formatMoney(amount), to: to.invoices };
    },
    ended: (until: string, last: EndedBooking | null): BlockRow => {
      const nextStepAfterward = `Your account can be deleted from ${formatDateTime(until)} on.`;
      if (last === null) {
        return {
          id: 'completed',
          name: 'Your last booking',
          detail: 'ended recently',
          nextStep: nextStepAfterward,
        };
      }
      const { eventId, quoteId, endedAt } = last;
      return {
        ...{ id: 'completed', name: 'Your last booking', nextStep: nextStepAfterward },
        detail: `with ${other(last)}, ended ${formatFullDay(endedAt)}`,
        to: eventId === null ? to.quote(quoteId ?? '') : to.event(eventId),
      };
    },
  };
}

/** The client's links to events and draft invoices open lists, because no page shows a client a single event or a draft. */
const sides = {
  client: {
    fallbackName: 'your provider',
    direction: 'from',
    nextStep: {
      booked: () => 'Cancel it if it does not take place.',
      started: (other: string) => `It has started: ask ${other} to complete it.`,
      quote: (other: string) => `After the event, ask ${other} to archive the quote.`,
      unpaid: (other: string) => `Pay it, or ask ${other} to void it.`,
      draft: (other: string) => `Then you can pay it; or ask ${other} to void it.`,
    },
    to: {
      event: () => '/client-admin?tab=events',
      quote: (id: string) => `/quote?quote=${id}`,
      invoice: (id: string) => `/client/invoices/${id}`,
      draft: () => '/client-admin?tab=quotes',
      invoices: '/client-admin?tab=invoices',
    },
  },
  provider: {
    fallbackName: 'your client',
    direction: 'to',
    nextStep: {
      booked: () => 'Mark it completed once it is over, or cancel it.',
      started: () => 'Mark it completed once it is over, or cancel it.',
      quote: () => 'Archive the quote after the event.',
      unpaid: () => 'Record its payment, or void it.',
      draft: () => 'Send it earlier, or void it.',
    },
    to: {
      event: (id: string) => `/provider?tab=requests&request=${id}`,
      quote: (id: string) => `/provider/quotes/${id}`,
      invoice: (id: string) => `/provider/invoices/${id}`,
      draft: (id: string) => `/provider/invoices/${id}`,
      invoices: '/provider-admin?tab=invoices',
    },
  },
};

function addCompletionPeriod(instant: string): string {
  return new Date(Date.parse(instant) + daysAfterCompletion * 86_400_000).toISOString();
}
