import { offerObstacles, offerStateOf } from '@marquee/contracts/offer-states';
import type { ClientQuote } from '@marquee/contracts/quotes';
import type { QuotedEvent } from './quoted-event.ts';

export type OfferedQuote = Pick<
  ClientQuote,
  'version' | 'clientAccepted' | 'isBeingRevised' | 'isExpired' | 'answer'
>;

type Acceptance = {
  canAccept: boolean;
  /** A notice to read before accepting, or the reason why the client cannot accept; null without either. */
  note: string | null;
};

/** Whether the client can accept the sent version. A revision that the provider is preparing does not prevent that. */
export function getQuoteAcceptance(quote: OfferedQuote, event?: QuotedEvent): Acceptance {
  const obstacle = getObstacle(quote, event);
  const isRevised = !quote.clientAccepted && quote.isBeingRevised;
  return {
    canAccept: obstacle === null && !quote.clientAccepted,
    note: obstacle ?? (isRevised ? 'A revision is being prepared' : null),
  };
}

function getObstacle(quote: OfferedQuote, event: QuotedEvent | undefined): string | null {
  if (event?.status === 'cancelled') {
    return 'The event was cancelled';
  }
  return offerObstacles[offerStateOf(quote)];
}
