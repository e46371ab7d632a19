import type { Secret } from './find-leaks.ts';

/** Internal storage fields, which no response contains. */
const neverReturned = named(
  '_id',
  '__v',
  'passwordHash',
  'sessionEpoch',
  'secretHash',
  'tokenHash',
  'outbox',
);

/** Section 3 has these fields only in the provider's view of a quote: neither its client nor a visitor of its share URL reads them. */
const ofProvidersQuote = named(
  'archived',
  'archivedAt',
  'approvedForReview',
  'approvedForReviewAt',
  'lastChangedBy',
);

/** Decision 0022: a provider's note on a payment, and the state of their refund, are for the provider only. */
const ofProvidersInvoice = named(
  ...['note', 'isRefundOffered', 'refundUnderWay', 'lastRefundRefused', 'reminders'],
);

const privateByRoute: Readonly<Record<string, readonly string[]>> = {
  getClientQuote: ofProvidersQuote,
  listClientQuotes: ofProvidersQuote,
  acceptClientQuote: ofProvidersQuote,
  getPublicQuote: ofProvidersQuote,
  listClientInvoices: ofProvidersInvoice,
  getClientInvoice: ofProvidersInvoice,
  payInvoice: ofProvidersInvoice,
  requestRefund: ofProvidersInvoice,
};

/** Names of fields that no response of this route contains. */
export function privateFieldsOf(route: string): Secret {
  return { words: [...neverReturned, ...(privateByRoute[route] ?? [])], knownTo: [] };
}

function named(...fields: readonly string[]): string[] {
  return fields.map((field) => `"${field}":`);
}
