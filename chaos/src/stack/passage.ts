import type { Socket } from 'node:net';

import type { Traffic } from './traffic.ts';

/** One connection through a proxy. `near` is the calling process, `far` the called one. */
export type Passage = {
  /** From now on nothing arrives, neither data nor an end, and no error is reported. */
  lose: () => void;
  /** Sends RST to both; a lost connection does not receive it either. */
  reset: () => void;
  /** Data was dropped, and the caller still waits. An idle connection does not count until it is used. */
  isHeld: () => boolean;
  destroy: () => void;
};

type Ends = { near: Socket; far: Socket; delayMs: () => number; count: Traffic; onOver: () => void };

/** Forwards data in both directions; both sockets must permit being half open. */
export function openPassage({ near, far, delayMs, count, onOver }: Ends): Passage {
  const ends = [near, far];
  let isLost = false;
  let hasAnswered = false;
  let hasSwallowed = false;

  function carry(from: Socket, to: Socket): void {
    let last: Promise<void> = Promise.resolve();

    from.on('data', (data: Buffer) => {
      const wait = delayMs();
      from.pause();
      last = last.then(async () => {
        await after(wait);
        deliver(data, from, to, wait > 0);
        from.resume();
      });
    });
    from.on('end', () => void last.then(() => isLost || to.end()));
    from.on('error', () => isLost || to.resetAndDestroy());
    from.on('close', () => {
      void last.then(() => isLost || to.destroy());
      if (ends.every(({ destroyed }) => destroyed)) {
        onOver();
      }
    });
  }

  function deliver(data: Buffer, from: Socket, to: Socket, isLate: boolean): void {
    if (isLost) {
      count.dropped += data.length;
      hasSwallowed = true;
      return;
    }
    if (to.destroyed) {
      return;
    }
    to.write(data);
    count.carried += data.length;
    count.delayed += isLate ? data.length : 0;
    count.answered += from === far && !hasAnswered ? 1 : 0;
    hasAnswered ||= from === far;
  }

  carry(near, far);
  carry(far, near);
  return {
    lose() {
      count.lost += isLost ? 0 : 1;
      isLost = true;
    },
    reset() {
      if (!isLost) {
        count.reset += 1;
        ends.forEach((end) => end.resetAndDestroy());
      }
    },
    isHeld: () => hasSwallowed && !near.destroyed && !near.readableEnded,
    destroy() {
      ends.forEach((end) => end.resetAndDestroy());
    },
  };
}

function after(milliseconds: number): Promise<void> {
  return milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));
}
