import type { Remainder } from '../found.ts';
import { queueNames } from '../queue-names.ts';

/** A row as the broker's own tool lists it. */
export type QueueRow = { name: string; messages_ready: number; messages_unacknowledged: number };

/**
 * The product's queues that have messages, with the number of ready and unacknowledged messages. A missing queue is listed with the count
 * 1.
 */
export function remaindersIn(rows: readonly QueueRow[]): Remainder[] {
  const counts = new Map(
    rows.map(({ name, messages_ready, messages_unacknowledged }) => [
      name,
      messages_ready + messages_unacknowledged,
    ]),
  );
  return queueNames()
    .map((name) => {
      const count = counts.get(name);
      return count === undefined
        ? { place: `no queue ${name}`, count: 1 }
        : { place: `queue ${name}`, count };
    })
    .filter(({ count }) => count > 0);
}
