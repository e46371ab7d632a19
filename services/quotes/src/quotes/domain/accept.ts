import { isPastDate } from '@marquee/contracts/dates';
import { isOfferAnswer, offerAnswers, offerObstacles, offerStateOf } from '@marquee/contracts/offer-states';
import type { OfferState } from '@marquee/contracts/offer-states';
import { DomainError } from '@marquee/service-kit/domain-error';
import { answerOf, flagsOf, isBeingRevised, outwardOfferOf } from './quote.ts';
import type { Quote } from './quote.ts';
import type { QuoteChange } from './quote-change.ts';
import { requireStatus } from './quote-states.ts';

/**
 * `version` is the version that the client has read; undefined means the last sent version. A sent version stays open while the provider
 * edits the working copy, until the provider sends the next version or an answer ends the offer.
 */
export function accept(quote: Quote, version: number | undefined, at: Date): QuoteChange | null {
  requireStatus(quote, 'accept', { holds: isBeingRevised(quote) });
  const state = offerStateAt(quote, at);
  requireUnanswered(state);
  requireLastVersion(quote, version);
  if (state === 'accepted') {
    return null;
  }
  requireStillValid(state);
  return { type: 'accepted', version: outwardOfferOf(quote).number };
}

function requireUnanswered(state: OfferState): void {
  if (isOfferAnswer(state)) {
    const { refusalCode, obstacle } = offerAnswers[state];
    throw new DomainError('conflict', refusalCode, obstacle);
  }
}

function requireLastVersion(quote: Quote, version: number | undefined): void {
  if (version !== undefined && version !== outwardOfferOf(quote).number) {
    throw new DomainError('conflict', 'quote_version_changed', 'This quote has changed since you opened it');
  }
}

function requireStillValid(state: OfferState): void {
  if (state === 'expired') {
    throw new DomainError('conflict', 'quote_expired', offerObstacles.expired);
  }
}

/** The state of the offer that the client reads. */
export function offerStateAt(quote: Quote, at: Date): OfferState {
  return offerStateOf({
    version: quote.sentVersions.length,
    ...flagsOf(quote),
    ...answerOf(quote),
    isExpired: isExpired(quote, at),
  });
}

/** A sent quote expires at the end of its `validUntil` date in the event's time zone; an accepted one never does. */
export function isExpired(quote: Quote, at: Date): boolean {
  const sent = quote.sentVersions.at(-1);
  return quote.acceptedAt === null && sent !== undefined && isPastDate(sent.validUntil, quote.timeZone, at);
}
