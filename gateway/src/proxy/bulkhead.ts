import { whenClosed } from '@marquee/service-kit/http/when-closed';
import type { Response } from 'express';

/** `closed`: the client disconnected while its call waited. */
type Entry = 'entered' | 'full' | 'timed-out' | 'closed';

/** Prevents one slow upstream from using up the whole process. */
export type Bulkhead = {
  /** Resolves with `entered` once the call may be sent; `leave` must follow when the call has ended. Any other result forbids the call. */
  enter(response: Response): Promise<Entry>;
  leave(): void;
};

type BulkheadOptions = { maxConcurrent: number; maxQueue: number; maxWaitMs: number };

export function createBulkhead({ maxConcurrent, maxQueue, maxWaitMs }: BulkheadOptions): Bulkhead {
  const queue = new Set<() => void>();
  let concurrent = 0;

  function waitFor(response: Response): Promise<Entry> {
    const { promise, resolve } = Promise.withResolvers<Entry>();
    const start = (): void => {
      concurrent += 1;
      end('entered');
    };
    const timer = setTimeout(end, maxWaitMs, 'timed-out');
    queue.add(start);
    whenClosed(response, () => {
      end('closed');
    });
    return promise;

    function end(entry: Entry): void {
      clearTimeout(timer);
      queue.delete(start);
      resolve(entry);
    }
  }

  return {
    async enter(response) {
      if (concurrent < maxConcurrent) {
        concurrent += 1;
        return 'entered';
      }
      return queue.size < maxQueue ? waitFor(response) : 'full';
    },
    leave() {
      concurrent -= 1;
      const [next] = queue;
      next?.();
    },
  };
}
