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

/** Specification, section 3: only the provider's view of a quote has these fields. The client and visitors of the share URL lack them. */
const ofProvidersQuote = named(
  'archived',
  'archivedAt',
  'approvedForReview',
  'approvedForReviewAt',
  'lastChangedBy',
);

/** Decision 0022: only the provider reads the note on a payment, the state of a refund in progress, and the reminders. */
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
