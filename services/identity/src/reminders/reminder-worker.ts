import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { Loop } from '@marquee/service-kit/process/loop';
import { remindOfEvents } from './remind-of-events.ts';
import type { ReminderDeps } from './remind-of-events.ts';

/** Looks for reminders that are due; what was due while nobody looked is found when somebody does. */
export function createReminderWorker(deps: ReminderDeps & { logger: Logger }): Loop {
  return createLoop({
    round: (untilStopped) => remindOfEvents(deps, untilStopped),
    everyMs: 1_000,
    whenFailed: 'reminders could not be looked for',
    logger: deps.logger,
  });
}
