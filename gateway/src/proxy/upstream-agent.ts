import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';

/** Per upstream and process: the maximum numbers of concurrent calls and of calls that wait for a connection. */
export const upstreamLimits = {
  maxConcurrent: 512,
  /** A longer queue would only use memory, because a hanging service could not answer more calls in time. */
  maxQueue: 256,
} as const;

/**
 * Timeout in milliseconds of connection attempts and of idle connections. It is longer than the time to retransmit a lost packet. It
 * is shorter than the idle timeout of any load balancer or service, because a write on a closing connection could not be repeated.
 */
const connectionTimeoutMs = 4_000;

/** Connections to one upstream. The bulkhead limits their number, so the agent never queues a call. */
export function createUpstreamAgent({ protocol }: URL, { keepAlive }: { keepAlive: boolean }): Agent {
  const options = { keepAlive, timeout: connectionTimeoutMs, maxFreeSockets: upstreamLimits.maxConcurrent };
  return protocol === 'https:' ? new SecureAgent(options) : new Agent(options);
}
