import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { Loop } from '@marquee/service-kit/process/loop';
import { sendEventReminders } from './send-event-reminders.ts';
import type { ReminderDeps } from './send-event-reminders.ts';

/** Polls for due reminders. Reminders that were due during downtime are sent afterwards. */
export function createReminderWorker(deps: ReminderDeps & { logger: Logger }): Loop {
  return createLoop({
    round: (untilStopped) => sendEventReminders(deps, untilStopped),
    everyMs: 1_000,
    failureMessage: 'due reminders could not be read',
    logger: deps.logger,
  });
}
