import type { Logger } from '../../process/logger.ts';
import type { StoreDeadLetter } from '../bus.ts';
import type { DeadLetters } from '../dead-letters.ts';
import { readTraceFields } from './read-trace-fields.ts';

/** Stores a dead letter and logs it once, for operators who only see the log. Never logs the content, which may be personal. */
export function logDeadLetter({ add }: Pick<DeadLetters, 'add'>, logger: Logger): StoreDeadLetter {
  return async (failure) => {
    const deadLetter = await add(failure);
    if (deadLetter !== null) {
      const { id, queue, reason, attempts, timesParked } = deadLetter;
      logger.warn(
        { ...readTraceFields(deadLetter), queue, parkedId: id, reason, attempts, timesParked },
        'a message was dead-lettered: see MessagesParked in docs/runbook.md',
      );
    }
  };
}
