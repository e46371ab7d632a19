import type { Logger } from '@marquee/service-kit/process/logger';
import { isAway } from './is-away.ts';
import type { WhyPutOff } from './put-off.ts';

/** The processor is away: it is not to be asked each second. */
export const afterFailureMs = 60_000;

type Asking = {
  ask: (id: string) => Promise<unknown>;
  putOff: (id: string, why: WhyPutOff) => Promise<unknown>;
  whenFailed: string;
  logger: Logger;
};

/** One that fails is put off and keeps no other waiting. Where two in a row hear that the processor is away, so would all others. */
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
