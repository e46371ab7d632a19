import type { PublicQuote } from '@marquee/contracts/quotes';
import { Notice } from '@marquee/ui';
import type { ReactNode } from 'react';

/** The notice that a reader needs before relying on the price; undefined if no notice is needed. */
export function getQuoteNotice({
  answer,
  isBeingRevised,
  isExpired,
  clientAccepted,
}: PublicQuote): ReactNode {
  if (clientAccepted) {
    return undefined;
  }
  if (answer === 'withdrawn') {
    return <Notice tone="danger">This quote was withdrawn</Notice>;
  }
  if (isExpired) {
    return <Notice tone="danger">This quote has expired</Notice>;
  }
  return isBeingRevised ? <Notice>A revision is being prepared</Notice> : undefined;
}
