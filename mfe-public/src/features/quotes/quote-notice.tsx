import type { PublicQuote } from '@marquee/contracts/quotes';
import { Notice } from '@marquee/ui';
import type { ReactNode } from 'react';

/** What a reader must know before they rely on the price; undefined when there is nothing to say. */
export function noticeFor({ isBeingRevised, isExpired, clientAccepted }: PublicQuote): ReactNode {
  if (clientAccepted) {
    return undefined;
  }
  if (isBeingRevised) {
    return <Notice>A revision is being prepared</Notice>;
  }
  return isExpired ? <Notice tone="danger">This quote has expired</Notice> : undefined;
}
