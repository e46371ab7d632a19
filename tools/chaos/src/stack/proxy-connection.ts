import type { Socket } from 'node:net';

import type { Traffic } from './traffic.ts';

/** One connection through a proxy. `downstream` is the calling process, `upstream` the called one. */
export type ProxyConnection = {
  /** From now on nothing arrives, neither data nor an end, and no error is reported. */
  lose: () => void;
  /** Sends RST to both processes, unless the connection is lost. */
  reset: () => void;
  /** Whether data was dropped and the caller still waits. An idle connection does not count until it is used. */
  isHeld: () => boolean;
  destroy: () => void;
};

type Ends = {
  downstream: Socket;
  upstream: Socket;
  delayMs: () => number;
  count: Traffic;
  onOver: () => void;
};

/** Forwards data in both directions; both sockets must permit being half open. */
export function openProxyConnection({ downstream, upstream, delayMs, count, onOver }: Ends): ProxyConnection {
  const ends = [downstream, upstream];
  let isLost = false;
  let hasAnswered = false;
  let hasDropped = false;

  function forward(from: Socket, to: Socket): void {
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
      hasDropped = true;
      return;
    }
    if (to.destroyed) {
      return;
    }
    to.write(data);
    count.carried += data.length;
    count.delayed += isLate ? data.length : 0;
    count.answered += from === upstream && !hasAnswered ? 1 : 0;
    hasAnswered ||= from === upstream;
  }

  forward(downstream, upstream);
  forward(upstream, downstream);
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
    isHeld: () => hasDropped && !downstream.destroyed && !downstream.readableEnded,
    destroy() {
      ends.forEach((end) => end.resetAndDestroy());
    },
  };
}

function after(milliseconds: number): Promise<void> {
  return milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));
}
