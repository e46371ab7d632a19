import type { Worker } from '@marquee/service-kit/compose-service';
import { createDoze } from '@marquee/service-kit/messaging/doze';
import type { Logger } from '@marquee/service-kit/process/logger';

const lookEveryMs = 1_000;

type Looking = {
  /** Does what is due. */
  look: () => Promise<void>;
  /** How long it rests where that failed. */
  afterFailureMs?: number;
  complaint: string;
  logger: Logger;
};

/** Looks each second for what is due; what was due while nobody looked is found when somebody does. */
export function createLookingWorker({
  look,
  afterFailureMs = lookEveryMs,
  complaint,
  logger,
}: Looking): Worker {
  const doze = createDoze();
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    while (!doze.hasEnded()) {
      const restMs = await look().then(
        () => lookEveryMs,
        (error: unknown) => {
          logger.warn({ err: error }, complaint);
          return afterFailureMs;
        },
      );
      await doze.rest(restMs);
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
