import type { ListQuery } from '@marquee/contracts/list-query';
import type { ParkedStatus } from '@marquee/contracts/parked-messages';
import type { Connection } from 'mongoose';
import { againWhenChanged } from '../store/again-when-changed.ts';
import type { Page } from '../store/page.ts';
import type { Failure } from './bus.ts';
import { drop, parkAgain, parkNew, parkedIdOf } from './parking/parked-message.ts';
import type { ParkedMessage } from './parking/parked-message.ts';
import { createParkedStore, getParked, parkedName, parkingCause } from './parking/parked-store.ts';
import type { Operator, ParkedEvent, ParkedStore } from './parking/parked-store.ts';
import { createRedrive } from './parking/redrive.ts';
import type { HandBack, Redrive } from './parking/redrive.ts';

export type { ParkedMessage } from './parking/parked-message.ts';
export type { Operator, ParkedEvent } from './parking/parked-store.ts';

export type ParkedQuery = { queue?: string | undefined; page: ListQuery & { status: ParkedStatus } };

export type ParkedMessages = Redrive & {
  /** Idempotent: returns null when the same content of the same queue is stored already. */
  park: (failure: Failure) => Promise<ParkedMessage | null>;
  /** Dead letters without a decision, oldest first. */
  list: () => Promise<ParkedMessage[]>;
  page: (query: ParkedQuery) => Promise<Page<ParkedMessage>>;
  find: (id: string) => Promise<ParkedMessage | null>;
  history: (id: string) => Promise<ParkedEvent[]>;
  /** Number of dead letters without a decision, by queue. */
  countByQueue: () => Promise<Map<string, number>>;
  /** Drops the message. Its history keeps the operator, the time and the reason. */
  drop: (id: string, decision: { by: Operator; reason: string }) => Promise<ParkedMessage>;
};

type ParkedMessagesOptions = { connection: Connection; now: () => Date; handBack: HandBack };

const mostListed = 200;

/** The dead letters of this service, stored until an operator decides. */
export function createParkedMessages({ connection, now, handBack }: ParkedMessagesOptions): ParkedMessages {
  const store = createParkedStore(connection);
  const waiting = { status: 'parked' };

  return {
    ...createRedrive({ store, now, handBack }),
    park: (failure) => againWhenChanged(parkedName, () => park(store, failure, now())),
    list: () => store.find(waiting, { sortBy: { field: 'parkedAt', direction: 1 }, limit: mostListed }),
    page: ({ queue, page }) =>
      store.page({ filter: queue === undefined ? {} : { queue }, sortBy: 'parkedAt', page }),
    find: (id) => store.findOne({ id }),
    history: store.history,
    countByQueue: () => countByQueue(store),
    drop: (id, { by, reason }) =>
      againWhenChanged(parkedName, async () => {
        const at = now();
        const known = await getParked(store, id);
        const dropped = drop(known, at);
        const history: ParkedEvent[] = [{ type: 'dropped', at, by, reason }];
        return dropped === null ? known : store.save(dropped, { history, cause: parkingCause, at });
      }),
  };
}

async function park(store: ParkedStore, failure: Failure, at: Date): Promise<ParkedMessage | null> {
  const history: ParkedEvent[] = [{ type: 'parked', at, by: null, reason: failure.reason }];
  const commit = { history, cause: parkingCause, at };
  const parked = parkNew(failure, at);
  if ((await store.insert(parked, commit)) === 'inserted') {
    return parked;
  }
  const again = parkAgain(await getParked(store, parkedIdOf(failure)), failure, at);
  return again === null ? null : store.save(again, commit);
}

async function countByQueue({ aggregate }: ParkedStore): Promise<Map<string, number>> {
  const rows = await aggregate<{ _id: string; count: number }>([
    { $match: { status: 'parked' } },
    { $group: { _id: '$queue', count: { $sum: 1 } } },
  ]);
  return new Map(rows.map(({ _id, count }) => [_id, count]));
}
