import type { ClientQuote } from '@marquee/contracts/quotes';
import { Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { NoQuoteFound } from './no-quote-found.tsx';
import { PortalQuoteCard } from './portal-quote-card.tsx';
import type { FindQuotedEvent } from './quoted-event.ts';
import { useClientGetCurrentQuoteQuery } from './quotes-api.ts';

type PortalQuoteProps = { findEvent: FindQuotedEvent; onAccepted: (quote: ClientQuote) => void };

/** The newest quote, which the client can answer. */
export function PortalQuote({ findEvent, onAccepted }: PortalQuoteProps) {
  const { data: quote, error, isLoading, refetch } = useClientGetCurrentQuoteQuery();

  if (isLoading) {
    return <Skeleton label="Loading your quote" rows={2} />;
  }
  if (error) {
    return <CallFailure title="The quote could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  if (!quote) {
    return <NoQuoteFound />;
  }
  return <PortalQuoteCard quote={quote} event={findEvent(quote.eventId)} onAccepted={onAccepted} />;
}
