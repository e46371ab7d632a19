import type { Logger } from '@marquee/service-kit/process/logger';
import { isProcessorUnavailable } from './is-processor-unavailable.ts';
import type { CheckFailure } from './reschedule-with-backoff.ts';

/** Pause after an outage of the processor. */
export const afterFailureMs = 60_000;

type CheckOptions = {
  check: (id: string) => Promise<unknown>;
  reschedule: (id: string, failure: CheckFailure) => Promise<unknown>;
  whenFailed: string;
  logger: Logger;
};

/**
 * Checks the records one after another. A failed check is rescheduled and does not delay the others. If two checks in a row find the
 * processor unavailable, throws that error, because the remaining checks would fail too.
 */
export async function checkEach(
  all: Iterable<{ id: string }>,
  { check, reschedule, whenFailed, logger }: CheckOptions,
): Promise<void> {
  let outagesInARow = 0;
  for (const { id } of all) {
    const error = await failureOf(() => check(id));
    outagesInARow = isProcessorUnavailable(error) ? outagesInARow + 1 : 0;
    if (error !== null) {
      logger.warn({ err: error, id }, whenFailed);
      await reschedule(id, isProcessorUnavailable(error) ? 'unavailable' : 'failed');
    }
    if (outagesInARow === 2) {
      throw error;
    }
  }
}

async function failureOf(check: () => Promise<unknown>): Promise<unknown> {
  try {
    await check();
    return null;
  } catch (error) {
    return error;
  }
}
