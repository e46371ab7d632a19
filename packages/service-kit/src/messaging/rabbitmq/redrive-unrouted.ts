import type { DecideUnrouted } from '../bus.ts';

/** A caller must not run these functions concurrently within the process, because a visit hides its messages from a concurrent call. */
type Unrouted = {
  count: () => Promise<number>;
  visit: (decide: DecideUnrouted) => Promise<void>;
};

/**
 * Republishes each unrouted message once; a message that is still unrouted returns to the end of the queue. A service deployed for the
 * first time may have missed messages that were published before its queues existed.
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
