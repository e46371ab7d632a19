import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { gaugeOf } from '@marquee/service-kit/metrics/gauge-of';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { Loop } from '@marquee/service-kit/process/loop';
import type { Telemetry } from '@marquee/service-kit/process/telemetry';
import type { Connection } from '@marquee/service-kit/store/database';
import type { StillWanted } from '../mails/still-wanted.ts';
import { createBookedEventRepository } from '../reminders/booked-event-repository.ts';
import { keepBookedEvents } from '../reminders/keep-booked-events.ts';
import { createReminderWorker } from '../reminders/reminder-worker.ts';
import type { NoticeDeps } from './post-notice.ts';
import { tellOfEvents } from './tell-of-events.ts';
import { tellOfInvoices } from './tell-of-invoices.ts';
import { tellOfQuotes } from './tell-of-quotes.ts';
import { tellOfSubscriptions } from './tell-of-subscriptions.ts';
import { tellOfUnpaidInvoices } from './tell-of-unpaid-invoices.ts';

export type Notices = {
  subscriptions: readonly Subscription[];
  workers: readonly Loop[];
};

type CreateDeps = NoticeDeps & {
  connection: Connection;
  isStillWanted: StillWanted;
  logger: Logger;
  registry: Telemetry['metrics']['registry'];
};

/** Emails people about their events, quotes and invoices, on the other services' messages and by the clock. */
export function createNotices(deps: CreateDeps): Notices {
  const bookedEvents = createBookedEventRepository(deps.connection);
  gaugeOf(deps.registry, {
    name: 'scheduled_work_due',
    help: 'Events of which reminders are due.',
    read: async () => [{ labels: {}, value: await bookedEvents.countDue(deps.now()) }],
  });
  return {
    subscriptions: [
      tellOfEvents(deps),
      tellOfQuotes(deps),
      tellOfInvoices(deps),
      tellOfUnpaidInvoices(deps),
      tellOfSubscriptions(deps),
      keepBookedEvents({ ...deps, bookedEvents }),
    ],
    workers: [createReminderWorker({ ...deps, bookedEvents })],
  };
}
