import type { Worker } from '@marquee/service-kit/compose-service';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { Connection } from '@marquee/service-kit/store/database';
import { createBookedEventRepository } from '../reminders/booked-event-repository.ts';
import type { BookedEventRepository } from '../reminders/booked-event-repository.ts';
import { keepBookedEvents } from '../reminders/keep-booked-events.ts';
import { createReminderWorker } from '../reminders/reminder-worker.ts';
import type { NoticeDeps } from './post-notice.ts';
import { tellOfEvents } from './tell-of-events.ts';
import { tellOfInvoices } from './tell-of-invoices.ts';
import { tellOfQuotes } from './tell-of-quotes.ts';

export type Notices = {
  collections: readonly BookedEventRepository[];
  subscriptions: readonly Subscription[];
  workers: readonly Worker[];
};

/** Whatever tells people of their events, quotes and invoices, moved by the other services' messages and by the clock. */
export function createNotices(deps: NoticeDeps & { connection: Connection; logger: Logger }): Notices {
  const bookedEvents = createBookedEventRepository(deps.connection);
  return {
    collections: [bookedEvents],
    subscriptions: [
      tellOfEvents(deps),
      tellOfQuotes(deps),
      tellOfInvoices(deps),
      keepBookedEvents({ ...deps, bookedEvents }),
    ],
    workers: [createReminderWorker({ ...deps, bookedEvents })],
  };
}
