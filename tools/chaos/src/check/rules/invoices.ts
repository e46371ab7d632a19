import type { Finding } from '../finding.ts';
import type { Found, FoundInvoice, FoundQuote } from '../found.ts';

/** Accepted quotes are invoiced once and to the cent; nothing remains due for a cancelled event; no invoice number is missing. */
export function checkInvoices({ quotes, events, invoices }: Found): Finding[] {
  const cancelled = new Set(events.filter(({ status }) => status === 'cancelled').map(({ id }) => id));
  const known = new Set(events.map(({ id }) => id));
  const accepted = new Map(quotes.flatMap((quote) => (quote.acceptedAt ? [[quote.id, quote]] : [])));
  const ofQuotes = Map.groupBy(invoices, ({ quoteId }) => quoteId);
  const ofProviders = Map.groupBy(invoices, ({ providerId }) => providerId);
  return [
    ...[...accepted.values()].flatMap((quote) => checkSum(quote, ofQuotes.get(quote.id) ?? [])),
    ...invoices.filter(({ quoteId }) => !accepted.has(quoteId)).map(unexpectedInvoice),
    ...invoices
      .filter(({ eventId }) => eventId !== null && known.has(eventId))
      .flatMap((invoice) => checkEnd(invoice, cancelled.has(invoice.eventId ?? ''))),
    ...[...ofProviders].flatMap(([providerId, of]) => checkNumbers(providerId, of)),
  ];
}

function checkSum(quote: FoundQuote, invoices: readonly FoundInvoice[]): Finding[] {
  const { payableCents = 0 } =
    quote.sentVersions.find(({ number }) => number === quote.acceptedVersion) ?? {};
  const invoiced = invoices.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const kind = invoiced < payableCents ? 'lost' : 'duplicate';
  return invoiced === payableCents
    ? []
    : [
        {
          kind,
          detail: `quote ${quote.id} was accepted for ${payableCents} cents, but its invoices add up to ${invoiced} cents`,
        },
      ];
}

function unexpectedInvoice({ id, quoteId }: FoundInvoice): Finding {
  return { kind: 'illegal', detail: `invoice ${id} is for quote ${quoteId}, which was not accepted` };
}

function checkEnd({ id, status, isEventCancelled }: FoundInvoice, isCancelled: boolean): Finding[] {
  const isStillDue = status === 'draft' || status === 'sent';
  if (isCancelled && (isStillDue || !isEventCancelled)) {
    return [{ kind: 'lost', detail: `invoice ${id} is ${status}, although its event is cancelled` }];
  }
  return !isCancelled && isEventCancelled
    ? [
        {
          kind: 'illegal',
          detail: `invoice ${id} is stored as one of a cancelled event, but the event is not cancelled`,
        },
      ]
    : [];
}

function checkNumbers(providerId: string, invoices: readonly FoundInvoice[]): Finding[] {
  const numbers = invoices.flatMap(({ number }) => number ?? []).toSorted((one, other) => one - other);
  return numbers.every((number, at) => number === at + 1)
    ? []
    : [
        {
          kind: 'illegal',
          detail: `provider ${providerId} has the invoice numbers ${numbers.join(', ')} instead of each from 1 to ${numbers.length} once`,
        },
      ];
}
