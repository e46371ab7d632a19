import { PageFrame } from '@marquee/ui';
import { StillProcessing } from '@marquee/web-kit';
import { PortalEvents } from '../../features/events/portal-events.tsx';
import { useClientEvents } from '../../features/events/use-client-events.ts';
import { useClientInvoices } from '../../features/invoices/use-client-invoices.ts';
import { PortalQuote } from '../../features/quotes/portal-quote.tsx';
import { useClientGetCurrentQuoteQuery } from '../../features/quotes/quotes-api.ts';
import { RefundLinks } from '../dashboard/refund-links.tsx';
import { usePaymentSummary } from '../dashboard/use-payment-summary.ts';
import { usePollForBooking } from '../use-poll-for-booking.ts';
import { usePollForWithdrawal } from '../use-poll-for-withdrawal.ts';
import { useRevealTogether } from '../use-reveal-together.ts';
import { PortalHeader } from './portal-header.tsx';
import { PortalSections } from './portal-sections.tsx';

export function Portal() {
  const bookingPoll = usePollForBooking();
  const withdrawalPoll = usePollForWithdrawal();
  const getPaymentSummary = usePaymentSummary();
  const { events, isLoading: areEventsLoading } = useClientEvents();
  const { isLoading: isQuoteLoading } = useClientGetCurrentQuoteQuery();
  const { isLoading: areInvoicesLoading } = useClientInvoices({ refetchOnMount: 'never' });
  const isRestLoading = isQuoteLoading || areInvoicesLoading;
  const isRevealed = useRevealTogether({ areEventsLoading, isRestLoading });

  return (
    <PageFrame>
      <PortalHeader />
      <StillProcessing settling={bookingPoll.polling} />
      <StillProcessing settling={withdrawalPoll.polling} />
      <PortalSections
        isRevealed={isRevealed}
        events={
          <PortalEvents
            isPending={!isRevealed}
            renderNote={(eventId) => <RefundLinks eventId={eventId} />}
            getPaymentSummary={getPaymentSummary}
            onCancelled={withdrawalPoll.pollForWithdrawal}
          />
        }
        quote={
          <PortalQuote
            findEvent={(eventId) => events.find(({ id }) => id === eventId)}
            onAccepted={bookingPoll.pollForBooking}
          />
        }
      />
    </PageFrame>
  );
}
