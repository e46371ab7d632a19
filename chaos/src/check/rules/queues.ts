import type { Remainder } from '../found.ts';
import { queueNames } from '../queue-names.ts';

/** As the broker's own tool lists them. */
export type QueueRow = { name: string; messages_ready: number; messages_unacknowledged: number };

/** What lies in the product's queues, waiting or in hand. A queue that is missing is told as such. */
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
