import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** The connections that one address has opened. */
export type ConnectionFlood = {
  opened: number;
  /** Number of connections that are still open. */
  held: () => number;
  /** Resolves when all connections have ended, to the milliseconds since the last one was opened. */
  untilOver: () => Promise<number>;
};

type FloodOptions = {
  port: number;
  /** A local address to connect from. */
  from: string;
  size: number;
  /** The data that each connection sends before it falls silent. */
  sends: string;
};

const atOnce = 100;

/** Opens connections that never finish a request. Connections refused by the system do not count as opened. */
export async function openConnections({ port, from, size, sends }: FloodOptions): Promise<ConnectionFlood> {
  const open = new Set<Socket>();
  const endings: Promise<unknown>[] = [];
  let opened = 0;

  async function openOne(): Promise<void> {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    // A refused connection may report an error; only its end matters.
    socket.on('error', () => undefined).resume();
    endings.push(new Promise((resolve) => socket.once('close', resolve)));
    socket.once('close', () => open.delete(socket));
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    if (socket.readyState === 'open') {
      open.add(socket);
      opened += 1;
      socket.write(sends);
    }
  }

  for (let begun = 0; begun < size; begun += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, size - begun) }, openOne));
  }
  const openedAt = performance.now();
  return {
    opened,
    held: () => open.size,
    async untilOver() {
      await Promise.all(endings);
      return performance.now() - openedAt;
    },
  };
}
