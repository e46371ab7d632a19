import type { EventView } from '@marquee/contracts/events';
import { EventsPanel } from '../../features/events/events-panel.tsx';
import { useClientEvents } from '../../features/events/use-client-events.ts';
import { useClientInvoices } from '../../features/invoices/use-client-invoices.ts';
import { useOwedInvoices } from '../../features/invoices/use-owed-invoices.ts';
import { NewestQuote } from '../../features/quotes/newest-quote.tsx';
import { useClientQuotes } from '../../features/quotes/use-client-quotes.ts';
import { OwedNotice } from './owed-notice.tsx';
import { RefundLinks } from './refund-links.tsx';
import { RevealedAside } from '../revealed-aside.tsx';
import { useRevealTogether } from '../use-reveal-together.ts';
import { usePaymentSummary } from './use-payment-summary.ts';
import { WhatHappensNext } from './what-happens-next.tsx';

type EventsTabProps = { onCancelled: (event: EventView) => void };

export function EventsTab({ onCancelled }: EventsTabProps) {
  const getPaymentSummary = usePaymentSummary();
  const { events, isLoading: areEventsLoading } = useClientEvents();
  const { isLoading: areQuotesLoading } = useClientQuotes();
  const { isLoading: isOwedLoading } = useOwedInvoices({ refetchOnMount: 'never' });
  const { isLoading: areInvoicesLoading } = useClientInvoices({ refetchOnMount: 'never' });
  const isRestLoading = areQuotesLoading || isOwedLoading || areInvoicesLoading;
  const isRevealed = useRevealTogether({ areEventsLoading, isRestLoading });

  return (
    <EventsPanel
      isPending={!isRevealed}
      above={<OwedNotice />}
      aside={
        <RevealedAside isRevealed={isRevealed}>
          <NewestQuote findEvent={(eventId) => events.find(({ id }) => id === eventId)} />
          <WhatHappensNext />
        </RevealedAside>
      }
      renderNote={(eventId) => <RefundLinks eventId={eventId} />}
      getPaymentSummary={getPaymentSummary}
      onCancelled={onCancelled}
    />
  );
}
