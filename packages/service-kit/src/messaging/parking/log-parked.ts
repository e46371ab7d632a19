import type { Logger } from '../../process/logger.ts';
import type { Park } from '../bus.ts';
import type { ParkedMessages } from '../parked-messages.ts';
import { tracesIn } from './traces-in.ts';

/** Stores a dead letter and logs it once, for operators who only see the log. Never logs the content, which may be personal. */
export function logParked({ park }: Pick<ParkedMessages, 'park'>, logger: Logger): Park {
  return async (failure) => {
    const parked = await park(failure);
    if (parked !== null) {
      const { id, queue, reason, attempts, timesParked } = parked;
      logger.warn(
        { ...tracesIn(parked), queue, parkedId: id, reason, attempts, timesParked },
        'a message was parked: see MessagesParked in docs/runbook.md',
      );
    }
  };
}
