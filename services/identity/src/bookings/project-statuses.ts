import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { projectSnapshots } from '@marquee/service-kit/messaging/project-snapshots';
import { bookingMessages } from './booking-repository.ts';
import type { StatusProjections } from './create-status-projections.ts';
import { invoiceStatusMessages } from './invoice-repository.ts';
import { openQuoteMessages } from './open-quote-repository.ts';

/** The consumers that keep the status of bookings, quotes and invoices up to date. */
export function projectStatuses({ bookings, openQuotes, invoices }: StatusProjections): Subscription[] {
  return [
    projectSnapshots({
      ...{ queue: 'identity.keep-bookings', messages: bookingMessages, projection: bookings },
    }),
    projectSnapshots({
      ...{ queue: 'identity.keep-open-quotes', messages: openQuoteMessages, projection: openQuotes },
    }),
    projectSnapshots({
      ...{ queue: 'identity.keep-invoices', messages: invoiceStatusMessages, projection: invoices },
    }),
  ];
}
