import type { Secret } from './find-leaks.ts';

/** How services keep things: in no answer at all. */
const neverTold = named('_id', '__v', 'passwordHash', 'sessionEpoch', 'secretHash', 'tokenHash', 'outbox');

/** Section 3 has these in the provider's view of a quote alone: neither its client nor who holds its address reads them. */
const ofProvidersQuote = named(
  'archived',
  'archivedAt',
  'approvedForReview',
  'approvedForReviewAt',
  'lastChangedBy',
);

/** Decision 0022: what a provider notes on a payment, and how far their refund is, is theirs. */
const ofProvidersInvoice = named(
  ...['note', 'isRefundOffered', 'refundUnderWay', 'lastRefundRefused', 'reminders'],
);

const keptByRoute: Readonly<Record<string, readonly string[]>> = {
  getClientQuote: ofProvidersQuote,
  listClientQuotes: ofProvidersQuote,
  acceptClientQuote: ofProvidersQuote,
  getPublicQuote: ofProvidersQuote,
  listClientInvoices: ofProvidersInvoice,
  getClientInvoice: ofProvidersInvoice,
  payInvoice: ofProvidersInvoice,
  requestRefund: ofProvidersInvoice,
};

/** Names of fields that this route answers nobody. */
export function keptFieldsOf(route: string): Secret {
  return { words: [...neverTold, ...(keptByRoute[route] ?? [])], knownTo: [] };
}

function named(...fields: readonly string[]): string[] {
  return fields.map((field) => `"${field}":`);
}
