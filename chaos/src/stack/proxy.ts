import { createServer, connect } from 'node:net';
import type { AddressInfo } from 'node:net';

import { openPassage } from './passage.ts';
import type { Passage } from './passage.ts';
import { noTraffic } from './traffic.ts';
import type { Traffic } from './traffic.ts';

/** The condition of the network between two processes; `open` is a good one. */
export type Weather =
  | { kind: 'open' }
  /** All data arrives this much later, in order, both ways. */
  | { kind: 'latency'; milliseconds: number }
  /** Current connections stay open, but nothing arrives on them ever again, neither data nor an end. */
  | { kind: 'half-open' }
  /** New connections are refused; existing ones have been reset. */
  | { kind: 'cut' };

export type Proxy = {
  port: number;
  setWeather: (weather: Weather) => void;
  /** Ends every current connection with RST. */
  reset: () => void;
  traffic: () => Traffic;
  /** Lost connections that have dropped data and that the calling process has not given up yet. */
  held: () => number;
  stop: () => Promise<void>;
};

export type Target = { host: string; port: number };

const listenAgainMs = 50;

/** A TCP proxy on 127.0.0.1 between a process and `target`; it does not interpret the data. */
export async function startProxy(target: Target): Promise<Proxy> {
  const passages = new Set<Passage>();
  const count = noTraffic();
  let weather: Weather = { kind: 'open' };

  // Half-open sockets are permitted, because the kernel must not answer an end that is lost in transit.
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const passage = openPassage({
      near,
      far: connect({ ...target, allowHalfOpen: true }),
      delayMs: () => (weather.kind === 'latency' ? weather.milliseconds : 0),
      count,
      onOver: () => passages.delete(passage),
    });
    passages.add(passage);
    if (weather.kind === 'half-open') {
      passage.lose();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // An outgoing connection may occupy the port for a while.
  server.on('error', () => setTimeout(listenAgain, listenAgainMs).unref());

  function listenAgain(): void {
    if (weather.kind !== 'cut' && !server.listening) {
      server.listen(port, '127.0.0.1');
    }
  }

  function forEachPassage(act: (passage: Passage) => void): void {
    [...passages].forEach(act);
  }

  function reset(): void {
    forEachPassage((passage) => {
      passage.reset();
    });
  }

  return {
    port,
    reset,
    traffic: () => ({ ...count }),
    held: () => [...passages].filter((passage) => passage.isHeld()).length,
    setWeather(next) {
      weather = next;
      if (next.kind === 'half-open') {
        forEachPassage((passage) => {
          passage.lose();
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
      weather = { kind: 'cut' };
      forEachPassage((passage) => {
        passage.destroy();
      });
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
