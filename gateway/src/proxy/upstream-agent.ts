import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';

/** Concurrent calls per upstream and process, and calls that may wait for a connection. */
export const upstreamLimits = {
  maxConcurrent: 512,
  /** More calls than a hanging service could answer in time would only use memory. */
  maxQueue: 256,
} as const;

/**
 * Milliseconds until a connection attempt fails and an idle connection is closed. Longer than the retransmission of a lost packet, shorter
 * than any balancer or service keeps an idle connection: a call written to a connection that is closing could not be repeated.
 */
const connectionTimeoutMs = 4_000;

/** Connections to one upstream. The bulkhead limits their number, so the agent never queues a call. */
export function createUpstreamAgent({ protocol }: URL, { keepAlive }: { keepAlive: boolean }): Agent {
  const options = { keepAlive, timeout: connectionTimeoutMs, maxFreeSockets: upstreamLimits.maxConcurrent };
  return protocol === 'https:' ? new SecureAgent(options) : new Agent(options);
}
