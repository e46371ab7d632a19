import type { EventView } from '@marquee/contracts/events';
import { theme } from '@marquee/ui';
import { styled } from 'styled-components';
import { EventsPanel } from '../../features/events/events-panel.tsx';
import { useClientEvents } from '../../features/events/use-client-events.ts';
import { NewestQuote } from '../../features/quotes/newest-quote.tsx';
import { OwedNotice } from './owed-notice.tsx';
import { WhatHappensNext } from './what-happens-next.tsx';

type EventsTabProps = { onCancelled: (event: EventView) => void };

export function EventsTab({ onCancelled }: EventsTabProps) {
  const { events } = useClientEvents();

  return (
    <>
      <OwedNotice />
      <EventsPanel
        aside={
          <Aside>
            <NewestQuote eventOf={(eventId) => events.find(({ id }) => id === eventId)} />
            <WhatHappensNext />
          </Aside>
        }
        onCancelled={onCancelled}
      />
    </>
  );
}

const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
`;
