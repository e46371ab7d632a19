import { PageFrame } from '@marquee/ui';
import { NoEventsBooked } from '../../features/events/no-events-booked.tsx';
import { NoQuoteFound } from '../../features/quotes/no-quote-found.tsx';
import { PortalHeader } from './portal-header.tsx';
import { PortalSections } from './portal-sections.tsx';

/** Shows empty sections to a user without a role, because the services return records only to clients. */
export function PortalForNoRole() {
  return (
    <PageFrame>
      <PortalHeader />
      <PortalSections events={<NoEventsBooked />} quote={<NoQuoteFound />} />
    </PageFrame>
  );
}
