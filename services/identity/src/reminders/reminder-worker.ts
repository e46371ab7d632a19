import type { Worker } from '@marquee/service-kit/compose-service';
import { createDoze } from '@marquee/service-kit/messaging/doze';
import type { Logger } from '@marquee/service-kit/process/logger';
import { remindOfEvents } from './remind-of-events.ts';
import type { ReminderDeps } from './remind-of-events.ts';

const lookEveryMs = 1_000;

/** Looks for reminders that are due; what was due while nobody looked is found when somebody does. */
export function createReminderWorker(deps: ReminderDeps & { logger: Logger }): Worker {
  const doze = createDoze();
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    while (!doze.hasEnded()) {
      await remindOfEvents(deps).catch((error: unknown) => {
        deps.logger.warn({ err: error }, 'reminders could not be looked for');
      });
      await doze.rest(lookEveryMs);
    }
  }

  return {
    start() {
      running = run();
    },
    async stop() {
      doze.end();
      await running;
    },
  };
}
