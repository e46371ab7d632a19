import { Pool } from 'undici';

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
export function createUpstreamPool(origin: string): Pool {
  return new Pool(origin, {
    connections: upstreamConnections.most,
    keepAliveTimeout: upstreamConnections.idleMs,
    keepAliveMaxTimeout: upstreamConnections.idleMs,
    connectTimeout: upstreamConnections.madeWithinMs,
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
  });
}
