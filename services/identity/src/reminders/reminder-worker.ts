import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { Loop } from '@marquee/service-kit/process/loop';
import { remindOfEvents } from './remind-of-events.ts';
import type { ReminderDeps } from './remind-of-events.ts';

/** Polls for due reminders; those due during downtime are sent afterwards. */
export function createReminderWorker(deps: ReminderDeps & { logger: Logger }): Loop {
  return createLoop({
    round: (untilStopped) => remindOfEvents(deps, untilStopped),
    everyMs: 1_000,
    whenFailed: 'reminders could not be looked for',
    logger: deps.logger,
  });
}
