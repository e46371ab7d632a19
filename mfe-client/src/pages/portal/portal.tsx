import { PageFrame } from '@marquee/ui';
import { StillProcessing } from '@marquee/web-kit';
import { PortalEvents } from '../../features/events/portal-events.tsx';
import { useClientEvents } from '../../features/events/use-client-events.ts';
import { PortalQuote } from '../../features/quotes/portal-quote.tsx';
import { RefundLinks } from '../dashboard/refund-links.tsx';
import { usePaidWords } from '../dashboard/use-paid-words.ts';
import { useSettleBooking } from '../use-settle-booking.ts';
import { useSettleWithdrawal } from '../use-settle-withdrawal.ts';
import { PortalHeader } from './portal-header.tsx';
import { PortalSections } from './portal-sections.tsx';

export function Portal() {
  const booking = useSettleBooking();
  const withdrawal = useSettleWithdrawal();
  const paidWordsOf = usePaidWords();
  const { events } = useClientEvents();

  return (
    <PageFrame>
      <PortalHeader />
      <StillProcessing settling={booking.settling} />
      <StillProcessing settling={withdrawal.settling} />
      <PortalSections
        events={
          <PortalEvents
            noteOf={(eventId) => <RefundLinks eventId={eventId} />}
            paidWordsOf={paidWordsOf}
            onCancelled={withdrawal.awaitWithdrawal}
          />
        }
        quote={
          <PortalQuote
            eventOf={(eventId) => events.find(({ id }) => id === eventId)}
            onAccepted={booking.awaitBooking}
          />
        }
      />
    </PageFrame>
  );
}
