import type { ClientQuote } from '@marquee/contracts/quotes';
import { Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { useState } from 'react';
import { AcceptQuoteDialog } from './accept-quote-dialog.tsx';
import { getAcceptQuoteDialogProps } from './get-accept-quote-dialog-props.ts';
import { NoQuoteFound } from './no-quote-found.tsx';
import { PortalQuoteCard } from './portal-quote-card.tsx';
import type { FindQuotedEvent } from './quoted-event.ts';
import { useClientGetCurrentQuoteQuery } from './quotes-api.ts';
import { useAcceptQuote } from './use-accept-quote.ts';

type PortalQuoteProps = { findEvent: FindQuotedEvent; onAccepted: (quote: ClientQuote) => void };

/** The newest quote with the button that accepts it. */
export function PortalQuote({ findEvent, onAccepted }: PortalQuoteProps) {
  const { data: quote, error, isLoading, refetch } = useClientGetCurrentQuoteQuery();
  const { accept, isAccepting } = useAcceptQuote(onAccepted);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const close = () => {
    setIsDialogOpen(false);
  };

  if (isLoading) {
    return <Skeleton label="Loading your quote" rows={2} />;
  }
  if (error) {
    return <CallFailure title="The quote could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  if (!quote) {
    return <NoQuoteFound />;
  }
  const event = findEvent(quote.eventId);

  return (
    <>
      <PortalQuoteCard
        quote={quote}
        event={event}
        onAccept={() => {
          setIsDialogOpen(true);
        }}
      />
      {isDialogOpen && (
        <AcceptQuoteDialog
          {...getAcceptQuoteDialogProps(quote, event)}
          pending={isAccepting}
          onClose={close}
          onConfirm={() => void accept(quote).finally(close)}
        />
      )}
    </>
  );
}
