import type { ProviderQuote } from '@marquee/contracts/quotes';
import type { WorkflowRow } from '@marquee/contracts/workflow';
import type { ProviderWorld } from './world.ts';

type Pipeline = Pick<ProviderWorld, 'events' | 'quotes' | 'invoices'>;

/** One row for each request with its quote and for each quote created by hand; latest event date first. */
export function workflowOf({ events, quotes, invoices }: Pipeline): WorkflowRow[] {
  const ofRequests = events.map((event): WorkflowRow => {
    const quote = quotes.find(({ eventId, archived }) => eventId === event.id && !archived);
    return {
      ...{ id: event.id, eventId: event.id, eventName: event.name, eventDate: event.eventDate },
      ...{ clientName: event.clientName, clientEmail: event.clientEmail },
      isCancelled: event.status === 'cancelled',
      requestReceivedAt: event.sentToProviderAt,
      ...stepsOf(quote, invoices),
    };
  });
  const byHand = quotes
    .filter(({ eventId, archived }) => eventId === null && !archived)
    .map((quote): WorkflowRow => {
      const { id, eventId, eventName, eventDate, clientName, clientEmail } = quote;
      const about = { id, eventId, eventName, eventDate, clientName, clientEmail };
      return { ...about, isCancelled: false, requestReceivedAt: null, ...stepsOf(quote, invoices) };
    });
  return [...ofRequests, ...byHand].toSorted((one, other) => other.eventDate.localeCompare(one.eventDate));
}

function stepsOf(quote: ProviderQuote | undefined, invoices: Pipeline['invoices']) {
  const own = invoices.filter(({ quoteId, status }) => quoteId === quote?.id && status !== 'void');
  const isPaid = own.length > 0 && own.every(({ paidAt }) => paidAt !== null);
  return {
    quoteId: quote?.id ?? null,
    quoteCreatedAt: quote?.createdAt ?? null,
    approvedForReviewAt: quote?.approvedForReviewAt ?? null,
    sentToClientAt: quote?.sentToClientAt ?? null,
    clientAcceptedAt: quote?.clientAcceptedAt ?? null,
    invoiceSentAt: own.at(-1)?.sentAt ?? null,
    invoicePaidAt: isPaid ? (own[0]?.paidAt ?? null) : null,
    isPaymentAwaited: own.some(({ status }) => status === 'sent'),
  };
}
