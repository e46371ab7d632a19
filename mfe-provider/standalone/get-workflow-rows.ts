import type { ProviderQuote } from '@marquee/contracts/quotes';
import type { WorkflowRow } from '@marquee/contracts/workflow';
import type { ProviderState } from './provider-state.ts';

type Pipeline = Pick<ProviderState, 'events' | 'quotes' | 'invoices'>;

/**
 * One row for each request, with its quote that is not archived if there is one, and for each other quote that was created by hand and is not
 * archived; latest event date first.
 */
export function getWorkflowRows({ events, quotes, invoices }: Pipeline): WorkflowRow[] {
  const requestRows = events.map((event): WorkflowRow => {
    const quote = quotes.find(({ eventId, archived }) => eventId === event.id && !archived);
    return {
      ...{ id: event.id, eventId: event.id, eventName: event.name, eventDate: event.eventDate },
      ...{ clientName: event.clientName, clientEmail: event.clientEmail },
      isCancelled: event.status === 'cancelled',
      requestReceivedAt: event.sentToProviderAt,
      ...getStepDates(quote, invoices),
    };
  });
  const manualQuoteRows = quotes
    .filter(({ eventId, archived }) => eventId === null && !archived)
    .map((quote): WorkflowRow => {
      const { id, eventId, eventName, eventDate, clientName, clientEmail } = quote;
      const about = { id, eventId, eventName, eventDate, clientName, clientEmail };
      return { ...about, isCancelled: false, requestReceivedAt: null, ...getStepDates(quote, invoices) };
    });
  return [...requestRows, ...manualQuoteRows].toSorted((one, other) =>
    other.eventDate.localeCompare(one.eventDate),
  );
}

function getStepDates(quote: ProviderQuote | undefined, invoices: Pipeline['invoices']) {
  const quoteInvoices = invoices.filter(({ quoteId, status }) => quoteId === quote?.id && status !== 'void');
  const isPaid = quoteInvoices.length > 0 && quoteInvoices.every(({ paidAt }) => paidAt !== null);
  return {
    quoteId: quote?.id ?? null,
    quoteCreatedAt: quote?.createdAt ?? null,
    approvedForReviewAt: quote?.approvedForReviewAt ?? null,
    sentToClientAt: quote?.sentToClientAt ?? null,
    clientAcceptedAt: quote?.clientAcceptedAt ?? null,
    invoiceSentAt: quoteInvoices.at(-1)?.sentAt ?? null,
    invoicePaidAt: isPaid ? (quoteInvoices[0]?.paidAt ?? null) : null,
    isPaymentAwaited: quoteInvoices.some(({ status }) => status === 'sent'),
  };
}
