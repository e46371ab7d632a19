import type { EmailWait, ProviderQuote } from '@marquee/contracts/quotes';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { hasClientWritten } from './has-client-written.ts';
import type { QuoteDeps } from './quote-deps.ts';

type Asking = Pick<Cause, 'requestId' | 'traceparent'>;

/** What the email about the version sent last waits for, or the one about a quote that is ready would wait for; null where it waits for nothing. */
export async function emailWaitOf(
  deps: QuoteDeps,
  { quote, providerId }: { quote: ProviderQuote; providerId: string },
  cause: Asking,
): Promise<EmailWait | null> {
  const before = await waitBeforeSending(deps, quote, providerId);
  if (before !== null || !isOffered(quote)) {
    return before;
  }
  const wait = await deps.emailWaits.findEmailWait({ quoteId: quote.id, version: quote.version }, cause);
  return wait?.waitsFor === undefined ? null : wait;
}

async function waitBeforeSending(
  deps: QuoteDeps,
  quote: ProviderQuote,
  providerId: string,
): Promise<EmailWait | null> {
  if (quote.status !== 'approved_for_review') {
    return null;
  }
  const provider = await deps.providers.get(providerId);
  if (provider?.emailVerified !== false) {
    return null;
  }
  const isAwaited = await hasClientWritten(deps, { ...quote, providerId });
  return isAwaited ? null : { waitsFor: 'confirmation' };
}

function isOffered({ version, clientAccepted, archived, answer }: ProviderQuote): boolean {
  return version > 0 && !clientAccepted && !archived && answer !== 'withdrawn';
}
