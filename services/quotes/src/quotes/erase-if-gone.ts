import { DomainError } from '@marquee/service-kit/domain-error';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { eraseQuote } from './erase-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import type { Quote } from './domain/quote.ts';

/**
 * Erases a new quote and throws if the account of its client or its provider was deleted during the insert, because the deletion may have
 * missed the quote.
 */
export async function eraseIfGone(deps: QuoteDeps, quote: Quote, cause: Cause): Promise<void> {
  if (await eraseIfClientIsGone(deps, quote, cause)) {
    throw new DomainError('conflict', 'client_is_gone', 'This client has deleted their account');
  }
  const provider = await deps.providers.get(quote.providerId);
  if (provider?.isErased === true) {
    await eraseQuote(deps, { id: quote.id, side: 'provider' }, cause);
    throw new DomainError('unauthenticated', 'unauthenticated', 'Unauthorized');
  }
}

/** Erases the quote if its client has deleted their account; returns whether they have. */
export async function eraseIfClientIsGone(deps: QuoteDeps, quote: Quote, cause: Cause): Promise<boolean> {
  const client = quote.clientId === null ? null : await deps.clients.get(quote.clientId);
  if (client?.isErased !== true) {
    return false;
  }
  await eraseQuote(deps, { id: quote.id, side: 'client' }, cause);
  return true;
}
