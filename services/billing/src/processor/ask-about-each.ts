import type { Logger } from '@marquee/service-kit/process/logger';
import { isAway } from './is-away.ts';
import type { WhyPutOff } from './put-off.ts';

/** Pause after an outage of the processor. */
export const afterFailureMs = 60_000;

type Asking = {
  ask: (id: string) => Promise<unknown>;
  putOff: (id: string, why: WhyPutOff) => Promise<unknown>;
  whenFailed: string;
  logger: Logger;
};

/**
 * A failed check is rescheduled and does not delay the others. After two outages in a row the round ends, because the others would fail
 * too.
 */
export async function askAboutEach(
  all: Iterable<{ id: string }>,
  { ask, putOff, whenFailed, logger }: Asking,
): Promise<void> {
  let heardAway = 0;
  for (const { id } of all) {
    const error = await failureOf(() => ask(id));
    heardAway = isAway(error) ? heardAway + 1 : 0;
    if (error !== null) {
      logger.warn({ err: error, id }, whenFailed);
      await putOff(id, isAway(error) ? 'away' : 'failed');
    }
    if (heardAway === 2) {
      throw error;
    }
  }
}

async function failureOf(ask: () => Promise<unknown>): Promise<unknown> {
  try {
    await ask();
    return null;
  } catch (error) {
    return error;
  }
}
