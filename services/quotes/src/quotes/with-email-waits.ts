import type { EmailWait, ProviderQuote } from '@marquee/contracts/quotes';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { hasClientWritten } from './has-client-written.ts';
import type { QuoteDeps } from './quote-deps.ts';

type Asking = Pick<Cause, 'requestId' | 'traceparent'>;

/** The quotes, each with what the email about its last sent version waits for. */
export async function withEmailWaits(
  { findEmailWaits }: Pick<QuoteDeps, 'findEmailWaits'>,
  quotes: readonly ProviderQuote[],
  cause: Asking,
): Promise<ProviderQuote[]> {
  const mailed = quotes.filter(isOffered).map(({ id: quoteId, version }) => ({ quoteId, version }));
  const waits = await findEmailWaits(mailed, cause);
  return quotes.map((quote) => {
    const email = waits.get(quote.id);
    return email === undefined ? quote : { ...quote, email };
  });
}

/** What the email about a quote that is ready would wait for; null where it waits for no confirmation. */
export async function waitBeforeSending(
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
  const isConfirmed = (await deps.clients.verified(quote.clientEmail)) !== null;
  const isAwaited = isConfirmed && (await hasClientWritten(deps, { ...quote, providerId }));
  return isAwaited ? null : { waitsFor: 'confirmation' };
}

function isOffered({ version, clientAccepted, archived, answer }: ProviderQuote): boolean {
  return version > 0 && !clientAccepted && !archived && answer !== 'withdrawn';
}
