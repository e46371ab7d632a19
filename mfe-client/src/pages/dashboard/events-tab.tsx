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
import { useArriveTogether } from './use-arrive-together.ts';
import { usePaidWords } from './use-paid-words.ts';
import { WhatHappensNext } from './what-happens-next.tsx';

type EventsTabProps = { onCancelled: (event: EventView) => void };

export function EventsTab({ onCancelled }: EventsTabProps) {
  const paidWordsOf = usePaidWords();
  const { events, isLoading: areEventsLoading } = useClientEvents();
  const { isLoading: areQuotesLoading } = useClientQuotes();
  const { isLoading: isOwedLoading } = useOwedInvoices({ readAnew: 'never' });
  const { isLoading: areInvoicesLoading } = useClientInvoices({ readAnew: 'never' });
  const isRestLoading = areQuotesLoading || isOwedLoading || areInvoicesLoading;
  const haveArrived = useArriveTogether({ areEventsLoading, isRestLoading });

  return (
    <EventsPanel
      isHeld={!haveArrived}
      above={<OwedNotice />}
      aside={
        <Aside hidden={!haveArrived}>
          <NewestQuote eventOf={(eventId) => events.find(({ id }) => id === eventId)} />
          <WhatHappensNext />
        </Aside>
      }
      noteOf={(eventId) => <RefundLinks eventId={eventId} />}
      paidWordsOf={paidWordsOf}
      onCancelled={onCancelled}
    />
  );
}

/** Fetches its data at once but stays hidden until the events appear: its content depends on them, and they would push it down. */
const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};

  &[hidden] {
    display: none;
  }
`;
