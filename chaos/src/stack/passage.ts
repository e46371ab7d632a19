import type { Socket } from 'node:net';

import type { Traffic } from './traffic.ts';

/** One connection through a proxy. `near` is the process that called, `far` whom it called. */
export type Passage = {
  /** From now on nothing arrives, neither data nor an end, and nobody is ever told. */
  lose: () => void;
  /** RST to both; one that is lost cannot be reached by that either. */
  reset: () => void;
  /** Something was swallowed, and the caller still waits. One that lay idle is nobody's loss until it is used. */
  isHeld: () => boolean;
  destroy: () => void;
};

type Ends = { near: Socket; far: Socket; delayMs: () => number; count: Traffic; onOver: () => void };

/** Carries what both say; both sockets must allow to be half open. */
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
