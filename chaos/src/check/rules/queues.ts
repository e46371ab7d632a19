import type { Remainder } from '../found.ts';
import { queueNames } from '../queue-names.ts';

/** As listed by the broker's own tool. */
export type QueueRow = { name: string; messages_ready: number; messages_unacknowledged: number };

/** Messages in the product's queues, ready or unacknowledged. Reports a missing queue as such. */
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
