import type { EventView } from '@marquee/contracts/events';
import { theme } from '@marquee/ui';
import { styled } from 'styled-components';
import { EventsPanel } from '../../features/events/events-panel.tsx';
import { useClientEvents } from '../../features/events/use-client-events.ts';
import { useClientInvoices } from '../../features/invoices/use-client-invoices.ts';
import { useOwedInvoices } from '../../features/invoices/use-owed-invoices.ts';
import { NewestQuote } from '../../features/quotes/newest-quote.tsx';
import { useClientQuotes } from '../../features/quotes/use-client-quotes.ts';
import { OwedNotice } from './owed-notice.tsx';
import { RefundLinks } from './refund-links.tsx';
import { useRevealTogether } from './use-reveal-together.ts';
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
        <Aside hidden={!isRevealed}>
          <NewestQuote findEvent={(eventId) => events.find(({ id }) => id === eventId)} />
          <WhatHappensNext />
        </Aside>
      }
      renderNote={(eventId) => <RefundLinks eventId={eventId} />}
      getPaymentSummary={getPaymentSummary}
      onCancelled={onCancelled}
    />
  );
}

/**
 * The content beside the events, or below the events on narrow screens. It fetches its data while hidden. It appears together with the
 * events, because it shows data of the events, and because events that appeared later would push the content down.
 */
const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};

  &[hidden] {
    display: none;
  }
`;
