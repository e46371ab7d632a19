import { isPastDate } from '@marquee/contracts/dates';
import { DomainError } from '@marquee/service-kit/domain-error';
import { isBeingRevised, isOfferWithdrawn, outwardOfferOf } from './quote.ts';
import type { Quote } from './quote.ts';
import type { QuoteChange } from './quote-change.ts';
import { requireStatus } from './quote-states.ts';

/**
 * `version` is the version that the client has read; undefined means the last sent version. A sent version stays open while the provider
 * edits the working copy, until the provider sends the next version or withdraws this one.
 */
export function accept(quote: Quote, version: number | undefined, at: Date): QuoteChange | null {
  requireStatus(quote, 'accept', { holds: isBeingRevised(quote) });
  requireNotWithdrawn(quote);
  requireLastVersion(quote, version);
  if (quote.status === 'client_accepted') {
    return null;
  }
  requireStillValid(quote, at);
  return { type: 'accepted', version: outwardOfferOf(quote).number };
}

function requireNotWithdrawn(quote: Quote): void {
  if (isOfferWithdrawn(quote)) {
    throw new DomainError('conflict', 'offer_withdrawn', 'This quote was withdrawn');
  }
}

function requireLastVersion(quote: Quote, version: number | undefined): void {
  if (version !== undefined && version !== outwardOfferOf(quote).number) {
    throw new DomainError('conflict', 'quote_version_changed', 'This quote has changed since you opened it');
  }
}

function requireStillValid(quote: Quote, at: Date): void {
  if (isExpired(quote, at)) {
    throw new DomainError('conflict', 'quote_expired', 'This quote has expired');
  }
}

/** A sent quote expires at the end of its `validUntil` date in the event's time zone; an accepted one never does. */
export function isExpired(quote: Quote, at: Date): boolean {
  const sent = quote.sentVersions.at(-1);
  return quote.acceptedAt === null && sent !== undefined && isPastDate(sent.validUntil, quote.timeZone, at);
}
