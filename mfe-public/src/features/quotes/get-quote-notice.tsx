import { offerObstacles, offerStateOf } from '@marquee/contracts/offer-states';
import type { PublicQuote } from '@marquee/contracts/quotes';
import { Notice } from '@marquee/ui';
import type { ReactNode } from 'react';

/** The notice that a reader needs before relying on the price; undefined if no notice is needed. */
export function getQuoteNotice(quote: PublicQuote): ReactNode {
  const obstacle = offerObstacles[offerStateOf(quote)];
  if (obstacle !== null) {
    return <Notice tone="danger">{obstacle}</Notice>;
  }
  return quote.isBeingRevised && !quote.clientAccepted ? (
    <Notice>A revision is being prepared</Notice>
  ) : undefined;
}
