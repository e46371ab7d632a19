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

/** One record. `name` may be a text that a user has entered; `to`: the page that shows it; `wayOn`: what this side can do. */
export type BlockRow = { id: string; name: string; detail: string; wayOn?: string; to?: string };

/** Creates rows for records that block a deletion, with the texts for one side. */
export function blockRowsFor(side: Side) {
  const { nameless, direction, wayOn, to } = sides[side];
  const other = ({ otherName = '' }: { otherName?: string | undefined }) =>
    otherName === '' ? nameless : isolated(otherName);

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
        wayOn: (hasStarted ? wayOn.started : wayOn.booked)(other(booking)),
      };
    },
    quote: (quote: OpenQuote): BlockRow => {
      const { quoteId, name, acceptedAt } = quote;
      return {
        ...{ id: quoteId, name, to: to.quote(quoteId) },
        detail: `accepted ${formatFullDay(acceptedAt)}, with ${other(quote)}`,
        wayOn: wayOn.quote(other(quote)),
      };
    },
    unpaidInvoice: (blocking: BlockingInvoice): BlockRow => {
      const { number, sendsAt = null } = blocking;
      const row = invoice(blocking);
      if (number !== null) {
        return { ...row, wayOn: wayOn.unpaid(other(blocking)) };
      }
      const sending = sendsAt === null ? '' : `It is sent on ${formatFullDay(sendsAt)}. `;
      return { ...row, to: to.draft(blocking.invoiceId), wayOn: sending + wayOn.draft(other(blocking)) };
    },
    refund: invoice,
    refundRequest: (request: RefundRequest): BlockRow => {
      const { invoiceId, number, amount, requestedAt } = request;
      const asker = request.otherName ? isolated(request.otherName) : 'A client';
      return {
        id: invoiceId,
        name: `${asker} asked for a refund of invoice no. ${String(number)}`,
        detail: `${formatMoney(amount)}, on ${formatFullDay(requestedAt)}`,
        wayOn: `Refund it, or wait until ${formatFullDay(afterReach(requestedAt))}.`,
        to: to.invoice(invoiceId),
      };
    },
    /** For invoices that identity has not received from billing yet. */
    countedInvoices: ({ unpaid: { count, amount } }: InvoicesAtStake): BlockRow => {
      const name = count === 1 ? '1 invoice' : `${String(count)} invoices`;
      return { id: 'unpaid', name, detail: formatMoney(amount), to: to.invoices };
    },
    ended: (until: string, last: EndedBooking | null): BlockRow => {
      const wayOnThen = `Your account can be deleted from ${formatDateTime(until)} on.`;
      if (last === null) {
        return { id: 'completed', name: 'Your last booking', detail: 'ended recently', wayOn: wayOnThen };
      }
      const { eventId, quoteId, endedAt } = last;
      return {
        ...{ id: 'completed', name: 'Your last booking', wayOn: wayOnThen },
        detail: `with ${other(last)}, ended ${formatFullDay(endedAt)}`,
        to: eventId === null ? to.quote(quoteId ?? '') : to.event(eventId),
      };
    },
  };
}

/** The client's links lead to lists, because no page shows a single event to a client, and drafts are not shown to clients. */
const sides = {
  client: {
    nameless: 'your provider',
    direction: 'from',
    wayOn: {
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
    nameless: 'your client',
    direction: 'to',
    wayOn: {
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

function afterReach(instant: string): string {
  return new Date(Date.parse(instant) + daysAfterCompletion * 86_400_000).toISOString();
}
