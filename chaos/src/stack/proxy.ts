import { createServer, connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** What the network between two processes does; `open` is a good one. */
export type Weather =
  | { kind: 'open' }
  /** Every piece of data arrives this much later, in order, both ways. */
  | { kind: 'latency'; milliseconds: number }
  /** Connections stay open and nothing arrives any more, neither data nor an end. */
  | { kind: 'half-open' }
  /** New connections are refused; those that were there have been reset. */
  | { kind: 'cut' };

export type Proxy = {
  port: number;
  setWeather: (weather: Weather) => void;
  /** Ends every connection of this instant with RST. */
  reset: () => void;
  stop: () => Promise<void>;
};

type Target = { host: string; port: number };

const listenAgainMs = 50;

/** A TCP proxy on 127.0.0.1 between a process and `target`; knows nothing of what passes. */
export async function startProxy(target: Target): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let weather: Weather = { kind: 'open' };

  const server = createServer({ allowHalfOpen: false }, (near) => {
    const far = connect(target);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    pass(near, far, () => weather);
    pass(far, near, () => weather);
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

  function reset(): void {
    for (const socket of sockets) {
      socket.resetAndDestroy();
    }
  }

  return {
    port,
    reset,
    setWeather(next) {
      const wasHalfOpen = weather.kind === 'half-open';
      weather = next;
      // What was lost on the way is gone: going on in the middle would be a fault that no network has.
      if (wasHalfOpen || next.kind === 'cut') {
        reset();
      }
      if (next.kind === 'cut') {
        server.close();
      } else {
        listenAgain();
      }
    },
    async stop() {
      weather = { kind: 'cut' };
      reset();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Carries one direction. What is under way keeps its order, whatever the weather becomes. */
function pass(from: Socket, to: Socket, weatherNow: () => Weather): void {
  let last: Promise<void> = Promise.resolve();

  from.on('data', (data: Buffer) => {
    const weather = weatherNow();
    if (weather.kind === 'half-open') {
      return;
    }
    from.pause();
    const wait = weather.kind === 'latency' ? weather.milliseconds : 0;
    last = last.then(async () => {
      await after(wait);
      if (!to.destroyed) {
        to.write(data);
      }
      from.resume();
    });
  });
  from.on('end', () => {
    void last.then(() => to.end());
  });
  from.on('error', () => to.resetAndDestroy());
  from.on('close', () => {
    if (weatherNow().kind !== 'half-open') {
      void last.then(() => to.destroy());
    }
  });
}

function after(milliseconds: number): Promise<void> {
  return milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));
}
