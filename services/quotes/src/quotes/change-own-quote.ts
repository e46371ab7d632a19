import type { ProviderQuote } from '@marquee/contracts/quotes';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { changeQuote } from './change-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { changedBy } from './domain/changed-by.ts';
import type { Quote } from './domain/quote.ts';
import type { Decision } from './domain/quote-change.ts';
import { toProviderQuote } from './views/to-provider-quote.ts';

type ProviderCommand = {
  id: string;
  providerId: string;
  /** The revision that the provider has read. */
  revision: number | undefined;
  decisions: readonly Decision[];
  /** Runs before a change is saved, but not for a repeated call, which changes nothing. */
  beforeSave?: () => Promise<void>;
  cause: Cause;
};

/** A change by the quote's provider; returns the quote as its provider reads it. */
export async function changeOwnQuote(
  deps: QuoteDeps,
  { providerId, revision, ...command }: ProviderCommand,
): Promise<ProviderQuote> {
  const show = (quote: Quote) => toProviderQuote(quote, deps.now());
  const basis = { revision, show, changedBy };
  return show(await changeQuote(deps, { ...command, owner: { providerId }, basis }));
}
