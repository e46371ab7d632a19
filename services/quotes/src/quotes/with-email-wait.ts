import { isAwaitingClient, offerStateOf } from '@marquee/contracts/offer-states';
import type { EmailWait, ProviderQuote } from '@marquee/contracts/quotes';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { hasClientWritten } from './has-client-written.ts';
import type { QuoteDeps } from './quote-deps.ts';
import type { Quote } from './domain/quote.ts';

type CallCause = Pick<Cause, 'requestId' | 'traceparent'>;

type Own = { quote: ProviderQuote; providerId: string };

/**
 * Adds why the email about the last sent version is held back, or why the email about an approved quote would be; for example, until the
 * provider confirms their own address.
 */
export async function withEmailWait(deps: QuoteDeps, own: Own, cause: CallCause): Promise<ProviderQuote> {
  const email = await emailWaitOf(deps, own, cause);
  return email === null ? own.quote : { ...own.quote, email };
}

/** Null if no email is held back, or if identity is unavailable. */
async function emailWaitOf(
  deps: QuoteDeps,
  { quote, providerId }: Own,
  cause: CallCause,
): Promise<EmailWait | null> {
  if (quote.status === 'approved_for_review') {
    return waitBeforeSending(deps, quote, providerId);
  }
  if (!isAwaitingClient(offerStateOf(quote)) || (await isAwaited(deps, { ...quote, providerId }))) {
    return null;
  }
  const wait = await deps.emailWaits.findEmailWait({ quoteId: quote.id, version: quote.version }, cause);
  return wait?.waitsFor === undefined ? null : wait;
}

async function waitBeforeSending(
  deps: QuoteDeps,
  quote: ProviderQuote,
  providerId: string,
): Promise<EmailWait | null> {
  const provider = await deps.providers.get(providerId);
  if (provider?.emailVerified !== false) {
    return null;
  }
  const clientWroteFirst = await hasClientWritten(deps, { ...quote, providerId });
  return clientWroteFirst ? null : { waitsFor: 'confirmation' };
}

/** Whether the quote's client wrote to the provider first from a confirmed address, so that no email about the quote is held back. */
async function isAwaited(
  deps: QuoteDeps,
  quote: Pick<Quote, 'eventId' | 'providerId' | 'clientEmail'>,
): Promise<boolean> {
  return (await deps.clients.verified(quote.clientEmail)) !== null && (await hasClientWritten(deps, quote));
}
