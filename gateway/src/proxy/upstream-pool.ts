import { Pool } from 'undici';
import type { Dispatcher } from 'undici';

/** What the bench measures the gateway beside keeps its connections in the same way. */
export const upstreamConnections = {
  /** To one service. */
  most: 512,
  /** Calls that wait for one: more than a service that hangs can ever answer in time only hold what they bring. */
  mostWaiting: 256,
  /** Less than any balancer or service keeps an idle one: what was written into a closing one could not be repeated. */
  idleMs: 4_000,
  /** To make one: longer than a lost packet takes to be sent again, much shorter than the system's two minutes. */
  madeWithinMs: 3_000,
} as const;

/** The connections to one service. Whoever makes a call says how long it waits for its answer; a stream may take its time. */
export type UpstreamPool = {
  /** As many wait as may. */
  isFull(): boolean;
  /** At once where a place is free, else when its turn comes. Its handler says when it has ended: `ended`, once. */
  send(call: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): void;
  /** Whoever leaves the line is never sent. One that has been sent keeps its place until it has ended. */
  leave(handler: Dispatcher.DispatchHandler): void;
  ended(): void;
  stop(): Promise<void>;
};

export function createUpstreamPool(origin: string): UpstreamPool {
  const pool = new Pool(origin, {
    connections: upstreamConnections.most,
    keepAliveTimeout: upstreamConnections.idleMs,
    keepAliveMaxTimeout: upstreamConnections.idleMs,
    connectTimeout: upstreamConnections.madeWithinMs,
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
  });
  // Not the pool's own queue: nobody can leave that one, and its length is dear to read.
  const waiting = new Map<Dispatcher.DispatchHandler, Dispatcher.DispatchOptions>();
  let underWay = 0;

  function dispatch(call: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): void {
    underWay += 1;
    pool.dispatch(call, handler);
  }

  return {
    isFull: () => waiting.size >= upstreamConnections.mostWaiting,
    send(call, handler) {
      if (underWay < upstreamConnections.most) {
        dispatch(call, handler);
        return;
      }
      waiting.set(handler, call);
    },
    leave(handler) {
      waiting.delete(handler);
    },
    ended() {
      underWay -= 1;
      const [next] = waiting;
      if (next !== undefined) {
        const [handler, call] = next;
        waiting.delete(handler);
        dispatch(call, handler);
      }
    },
    stop: () => pool.destroy(),
  };
}
