import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { registerGauge } from '@marquee/service-kit/metrics/register-gauge';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { Loop } from '@marquee/service-kit/process/loop';
import type { Telemetry } from '@marquee/service-kit/process/telemetry';
import type { Connection } from '@marquee/service-kit/store/database';
import type { ShouldSend } from '../email-queue/should-send.ts';
import { createBookedEventRepository } from '../reminders/booked-event-repository.ts';
import { projectBookedEvents } from '../reminders/project-booked-events.ts';
import { createReminderWorker } from '../reminders/reminder-worker.ts';
import type { NotificationDeps } from './enqueue-notification.ts';
import { onEvents } from './on-events.ts';
import { onInvoices } from './on-invoices.ts';
import { onQuotes } from './on-quotes.ts';
import { onSubscriptions } from './on-subscriptions.ts';
import { onUnpaidInvoices } from './on-unpaid-invoices.ts';

export type Notifications = {
  subscriptions: readonly Subscription[];
  workers: readonly Loop[];
};

type NotificationsDeps = NotificationDeps & {
  connection: Connection;
  shouldSend: ShouldSend;
  logger: Logger;
  registry: Telemetry['metrics']['registry'];
};

/** Emails people about events, quotes, invoices and subscriptions when other services publish messages, and when reminders are due. */
export function createNotifications(deps: NotificationsDeps): Notifications {
  const bookedEvents = createBookedEventRepository(deps.connection);
  registerGauge(deps.registry, {
    name: 'scheduled_work_due',
    help: 'Number of events with a reminder due.',
    read: async () => [{ labels: {}, value: await bookedEvents.countDue(deps.now()) }],
  });
  return {
    subscriptions: [
      onEvents(deps),
      onQuotes(deps),
      onInvoices(deps),
      onUnpaidInvoices(deps),
      onSubscriptions(deps),
      projectBookedEvents({ ...deps, bookedEvents }),
    ],
    workers: [createReminderWorker({ ...deps, bookedEvents })],
  };
}
