import { createServer, connect } from 'node:net';
import type { AddressInfo } from 'node:net';

import { openProxyConnection } from './proxy-connection.ts';
import type { ProxyConnection } from './proxy-connection.ts';
import { noTraffic } from './traffic.ts';
import type { Traffic } from './traffic.ts';

/** The condition of the network between two processes; `open` is an undisturbed network. */
export type LinkCondition =
  | { kind: 'open' }
  /** All data arrives this much later, in order, both ways. */
  | { kind: 'latency'; milliseconds: number }
  /** Current and new connections stay open, but nothing arrives on them ever again, neither data nor an end. */
  | { kind: 'half-open' }
  /** New connections are refused. Existing connections were reset, except lost ones, which stay silent. */
  | { kind: 'cut' };

export type Proxy = {
  port: number;
  setCondition: (condition: LinkCondition) => void;
  /** Ends every current connection with RST. */
  reset: () => void;
  traffic: () => Traffic;
  /** Number of lost connections that have dropped data and that the calling process has not given up yet. */
  held: () => number;
  stop: () => Promise<void>;
};

export type Target = { host: string; port: number };

const listenAgainMs = 50;

/** A TCP proxy on 127.0.0.1 between a process and `target`; it does not interpret the data. */
export async function startProxy(target: Target): Promise<Proxy> {
  const connections = new Set<ProxyConnection>();
  const count = noTraffic();
  let condition: LinkCondition = { kind: 'open' };

  // Half-open sockets are permitted, because the kernel must not answer an end that is lost in transit.
  const server = createServer({ allowHalfOpen: true }, (downstream) => {
    const connection = openProxyConnection({
      downstream,
      upstream: connect({ ...target, allowHalfOpen: true }),
      delayMs: () => (condition.kind === 'latency' ? condition.milliseconds : 0),
      count,
      onOver: () => connections.delete(connection),
    });
    connections.add(connection);
    if (condition.kind === 'half-open') {
      connection.lose();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // After a cut, an outgoing connection of another program may occupy the port for a while.
  server.on('error', () => setTimeout(listenAgain, listenAgainMs).unref());

  function listenAgain(): void {
    if (condition.kind !== 'cut' && !server.listening) {
      server.listen(port, '127.0.0.1');
    }
  }

  function forEachConnection(act: (connection: ProxyConnection) => void): void {
    [...connections].forEach(act);
  }

  function reset(): void {
    forEachConnection((connection) => {
      connection.reset();
    });
  }

  return {
    port,
    reset,
    traffic: () => ({ ...count }),
    held: () => [...connections].filter((connection) => connection.isHeld()).length,
    setCondition(next) {
      condition = next;
      if (next.kind === 'half-open') {
        forEachConnection((connection) => {
          connection.lose();
        });
      }
      if (next.kind === 'cut') {
        reset();
        server.close();
      } else {
        listenAgain();
      }
    },
    async stop() {
      condition = { kind: 'cut' };
      forEachConnection((connection) => {
        connection.destroy();
      });
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
