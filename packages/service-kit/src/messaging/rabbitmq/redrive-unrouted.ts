import type { DecideUnrouted } from '../bus.ts';

/** Both without anybody else of this process at it: what one has in hand, the other would miss. */
type Unrouted = {
  count: () => Promise<number>;
  visit: (decide: DecideUnrouted) => Promise<void>;
};

/**
 * Sends what nobody took to the exchange again, each once: what is still nobody's comes to lie behind the others. A service
 * that is deployed for the first time may have missed messages that were published before its queues were there.
 */
export async function redriveUnrouted({ count, visit }: Unrouted): Promise<void> {
  let left = await count();
  while (left > 0) {
    const before = left;
    await visit(async () => {
      if (left === 0) {
        return 'keep';
      }
      left -= 1;
      return 'redrive';
    });
    if (left === before) {
      return;
    }
  }
}
