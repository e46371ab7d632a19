import { PageFrame } from '@marquee/ui';
import { NoEventsBooked } from '../../features/events/no-events-booked.tsx';
import { NoQuoteFound } from '../../features/quotes/no-quote-found.tsx';
import { PortalHeader } from './portal-header.tsx';
import { PortalSections } from './portal-sections.tsx';

/** The services return records only to clients, so a user without a role sees empty sections. */
export function PortalForNoRole() {
  return (
    <PageFrame>
      <PortalHeader />
      <PortalSections events={<NoEventsBooked />} quote={<NoQuoteFound />} />
    </PageFrame>
  );
}
