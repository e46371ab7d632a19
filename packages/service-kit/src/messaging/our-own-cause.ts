import { randomUUID } from 'node:crypto';
import type { Cause } from './message.ts';

/** The cause of what a service does by itself: a worker's step, or a backfill at the start. */
export function ourOwnCause(): Cause {
  return { requestId: randomUUID(), traceparent: null, actor: 'system' };
}
