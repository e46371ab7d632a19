import type { ListQuery } from '@marquee/contracts/list-query';
import type { DeadLetterStatus } from '@marquee/contracts/dead-letters';
import type { Connection } from 'mongoose';
import { retryOnConflict } from '../store/retry-on-conflict.ts';
import type { Page } from '../store/page.ts';
import type { Failure } from './bus.ts';
import { markDropped, reopenDeadLetter, newDeadLetter, deadLetterIdOf } from './dead-letters/dead-letter.ts';
import type { DeadLetter } from './dead-letters/dead-letter.ts';
import {
  createDeadLetterStore,
  getDeadLetter,
  deadLetterName,
  deadLetterCause,
} from './dead-letters/dead-letter-store.ts';
import type { Operator, DeadLetterEvent, DeadLetterStore } from './dead-letters/dead-letter-store.ts';
import { createRedrive } from './dead-letters/redrive.ts';
import type { Republish, Redrive } from './dead-letters/redrive.ts';

export type { DeadLetter } from './dead-letters/dead-letter.ts';
export type { Operator, DeadLetterEvent } from './dead-letters/dead-letter-store.ts';

export type DeadLetterQuery = { queue?: string | undefined; page: ListQuery & { status: DeadLetterStatus } };

export type DeadLetters = Redrive &
  Pick<DeadLetterStore, 'shape' | 'onSkipped' | 'history'> & {
    /**
     * Stores a dead letter, or reopens the stored one if its message failed again after a redrive or drop. Returns null, and changes nothing,
     * if the same content of the same queue is already waiting or the same delivery was already reported.
     */
    add: (failure: Failure) => Promise<DeadLetter | null>;
    /** Up to `maxListed` dead letters that were neither redriven nor dropped, oldest first. */
    list: () => Promise<DeadLetter[]>;
    page: (query: DeadLetterQuery) => Promise<Page<DeadLetter>>;
    find: (id: string) => Promise<DeadLetter | null>;
    /** Number of dead letters that were neither redriven nor dropped, by queue. */
    countByQueue: () => Promise<Map<string, number>>;
    /** Drops the message. Its history records the operator, the time and the reason. */
    drop: (id: string, decision: { by: Operator; reason: string }) => Promise<DeadLetter>;
  };

type DeadLettersOptions = { connection: Connection; now: () => Date; republish: Republish };

const maxListed = 200;

/** Stores the dead letters of this service until an operator redrives or drops them. */
export function createDeadLetters({ connection, now, republish }: DeadLettersOptions): DeadLetters {
  const store = createDeadLetterStore(connection);
  const waiting = { status: 'parked' };

  return {
    ...createRedrive({ store, now, republish }),
    add: (failure) => retryOnConflict(deadLetterName, () => add(store, failure, now())),
    list: () => store.find(waiting, { sortBy: { field: 'parkedAt', direction: 1 }, limit: maxListed }),
    page: ({ queue, page }) =>
      store.page({ filter: queue === undefined ? {} : { queue }, sortBy: 'parkedAt', page }),
    find: (id) => store.findOne({ id }),
    ...{ shape: store.shape, onSkipped: store.onSkipped, history: store.history },
    countByQueue: () => countByQueue(store),
    drop: (id, { by, reason }) =>
      retryOnConflict(deadLetterName, async () => {
        const at = now();
        const known = await getDeadLetter(store, id);
        const dropped = markDropped(known, at);
        const history: DeadLetterEvent[] = [{ type: 'dropped', at, by, reason }];
        return dropped === null ? known : store.save(dropped, { history, cause: deadLetterCause, at });
      }),
  };
}

async function add(store: DeadLetterStore, failure: Failure, at: Date): Promise<DeadLetter | null> {
  const history: DeadLetterEvent[] = [{ type: 'parked', at, by: null, reason: failure.reason }];
  const commit = { history, cause: deadLetterCause, at };
  const deadLetter = newDeadLetter(failure, at);
  if ((await store.insert(deadLetter, commit)) === 'inserted') {
    return deadLetter;
  }
  const reopened = reopenDeadLetter(await getDeadLetter(store, deadLetterIdOf(failure)), failure, at);
  return reopened === null ? null : store.save(reopened, commit);
}

async function countByQueue({ aggregate }: DeadLetterStore): Promise<Map<string, number>> {
  const rows = await aggregate<{ _id: string; count: number }>([
    { $match: { status: 'parked' } },
    { $group: { _id: '$queue', count: { $sum: 1 } } },
  ]);
  return new Map(rows.map(({ _id, count }) => [_id, count]));
}
