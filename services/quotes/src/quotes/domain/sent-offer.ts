import { isPastDate } from '@marquee/contracts/dates';
import { isOfferAnswer, offerAnswers, offerStateOf } from '@marquee/contracts/offer-states';
import type { OfferState } from '@marquee/contracts/offer-states';
import { DomainError } from '@marquee/service-kit/domain-error';
import { answerOf, flagsOf, outwardOfferOf } from './quote.ts';
import type { Quote } from './quote.ts';

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

export function requireUnanswered(state: OfferState): void {
  if (isOfferAnswer(state)) {
    const { refusalCode, obstacle } = offerAnswers[state];
    throw new DomainError('conflict', refusalCode, obstacle);
  }
}

/** `version` is the version that the client has read; undefined means the last sent version. */
export function requireLastVersion(quote: Quote, version: number | undefined): void {
  if (version !== undefined && version !== outwardOfferOf(quote).number) {
    throw new DomainError('conflict', 'quote_version_changed', 'This quote has changed since you opened it');
  }
}
