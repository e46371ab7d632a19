import { createServer, connect } from 'node:net';
import type { AddressInfo } from 'node:net';

import { openPassage } from './passage.ts';
import type { Passage } from './passage.ts';
import { noTraffic } from './traffic.ts';
import type { Traffic } from './traffic.ts';

/** What the network between two processes does; `open` is a good one. */
export type Weather =
  | { kind: 'open' }
  /** Every piece of data arrives this much later, in order, both ways. */
  | { kind: 'latency'; milliseconds: number }
  /** The connections of this time stay open and nothing arrives on them ever again, neither data nor an end. */
  | { kind: 'half-open' }
  /** New connections are refused; those that were there have been reset. */
  | { kind: 'cut' };

export type Proxy = {
  port: number;
  setWeather: (weather: Weather) => void;
  /** Ends every connection of this instant with RST. */
  reset: () => void;
  traffic: () => Traffic;
  /** Lost connections that have swallowed something and that the calling process has not given up yet. */
  held: () => number;
  stop: () => Promise<void>;
};

export type Target = { host: string; port: number };

const listenAgainMs = 50;

/** A TCP proxy on 127.0.0.1 between a process and `target`; knows nothing of what passes. */
export async function startProxy(target: Target): Promise<Proxy> {
  const passages = new Set<Passage>();
  const count = noTraffic();
  let weather: Weather = { kind: 'open' };

  // Half-open sockets are allowed, because the kernel must not answer an end that is lost on the way.
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
  // Its port may have been lent to somebody's outgoing connection meanwhile: those end.
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
