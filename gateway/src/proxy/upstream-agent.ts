import { Agent } from 'node:http';

/** Less than any balancer or service keeps an idle connection: what was written into a closing one could not be repeated. */
const idleMs = 4_000;

/** How the gateway keeps its connections to the services; whatever it is measured beside keeps them in the same way. */
export function createUpstreamAgent(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 512, maxFreeSockets: 64, timeout: idleMs });
}
