import { PageFrame } from '@marquee/ui';
import { NoEventsBooked } from '../../features/events/no-events-booked.tsx';
import { NoQuoteFound } from '../../features/quotes/no-quote-found.tsx';
import { PortalHeader } from './portal-header.tsx';
import { PortalSections } from './portal-sections.tsx';

/** A client's own records are asked for only once somebody is a client, also those made before. */
export function PortalForNoRole() {
  return (
    <PageFrame>
      <PortalHeader />
      <PortalSections events={<NoEventsBooked />} quote={<NoQuoteFound />} />
    </PageFrame>
  );
}
