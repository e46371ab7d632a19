import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { registerGauge } from '@marquee/service-kit/metrics/register-gauge';
import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { Loop } from '@marquee/service-kit/process/loop';
import type { Telemetry } from '@marquee/service-kit/process/telemetry';
import type { Connection } from '@marquee/service-kit/store/database';
import type { ShouldSend } from '../email-queue/should-send.ts';
import { createEventReminders } from '../reminders/event-reminders.ts';
import type { Reminders } from '../reminders/event-reminders.ts';
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
  const reminders: readonly Reminders[] = [createEventReminders(deps)];
  registerGauge(deps.registry, {
    name: 'scheduled_work_due',
    help: 'Number of events with a reminder due.',
    async read() {
      const counts = await Promise.all(reminders.map(({ countDue }) => countDue(deps.now())));
      return [{ labels: {}, value: counts.reduce((sum, count) => sum + count, 0) }];
    },
  });
  return {
    subscriptions: [
      onEvents(deps),
      onQuotes(deps),
      onInvoices(deps),
      onUnpaidInvoices(deps),
      onSubscriptions(deps),
      ...reminders.map(({ subscription }) => subscription),
    ],
    workers: reminders.map(({ sendDue }) =>
      createLoop({
        round: sendDue,
        everyMs: 1_000,
        failureMessage: 'due reminders could not be read',
        logger: deps.logger,
      }),
    ),
  };
}
