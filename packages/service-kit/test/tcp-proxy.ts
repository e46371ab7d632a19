import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export type TcpProxy = {
  port: number;
  /** Breaks every connection and rejects new connections until `restore`. */
  cut: () => void;
  restore: () => void;
  /** Keeps the current connections open but forwards no more data on them, as if the server hung. New connections work. */
  stall: () => void;
  /** Like `stall`, but new connections forward no data either until `restore`, as if the whole server hung. */
  hang: () => void;
  close: () => void;
};

/** Starts a proxy between a client and a server, with which a test can break connections. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isHanging = false;
  const server = createServer((inner) => {
    if (isCut) {
      inner.destroy();
      return;
    }
    if (isHanging) {
      sockets.add(inner.on('error', () => undefined).resume());
      return;
    }
    const outer = connect(target);
    join(inner, outer, sockets);
    join(outer, inner, sockets);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  function cut(): void {
    isCut = true;
    for (const socket of sockets) {
      socket.destroy();
    }
  }
  function stall(): void {
    for (const socket of sockets) {
      socket.unpipe().resume();
    }
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    restore() {
      isCut = false;
      isHanging = false;
    },
    stall,
    hang() {
      isHanging = true;
      stall();
    },
    close() {
      cut();
      server.close();
    },
  };
}

function join(from: Socket, to: Socket, sockets: Set<Socket>): void {
  sockets.add(from);
  from.on('error', () => undefined);
  from.on('close', () => {
    sockets.delete(from);
    to.destroy();
  });
  from.pipe(to);
}
