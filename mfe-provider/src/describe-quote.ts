import type { EventView } from '@marquee/contracts/events';
import { isOfferAnswer, offerAnswers, standingOfferStateOf } from '@marquee/contracts/offer-states';
import type { QuoteStanding } from '@marquee/contracts/quote-standing';
import { formatDay } from '@marquee/web-kit';

/** Returns the line that every list of the provider shows below the status of a quote. */
export function describeQuote(standing: QuoteStanding): string {
  const { status, lastSentAt, acceptedAt } = standing;
  const state = standingOfferStateOf(standing);
  if (status === 'archived') {
    return 'Quote archived';
  }
  if (acceptedAt !== null) {
    return `Accepted ${formatDay(acceptedAt)}`;
  }
  if (lastSentAt === null) {
    return status === 'approved_for_review' ? 'Ready, not sent yet' : 'Draft, not sent yet';
  }
  if (isOfferAnswer(state)) {
    return offerAnswers[state].label;
  }
  const sent = `Sent ${formatDay(lastSentAt)}`;
  return status === 'sent_to_client' ? sent : `${sent}, changes not sent yet`;
}

type QuotedEvent = Pick<EventView, 'status' | 'hasQuote' | 'quoteStanding'>;

/**
 * Returns `describeQuote` of the event's quote; 'No quote yet' for a proposal without a quote. Empty if the event is cancelled or nothing
 * is known of a quote.
 */
export function describeEventQuote({ status, hasQuote, quoteStanding }: QuotedEvent): string {
  if (status === 'cancelled') {
    return '';
  }
  if (quoteStanding) {
    return describeQuote(quoteStanding);
  }
  return status === 'proposal' && hasQuote === false ? 'No quote yet' : '';
}
