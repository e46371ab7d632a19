import { randomUUID } from 'node:crypto';
import type { Cause } from './message.ts';

/** The cause of what a service does without a request: a worker's step, or a backfill at startup. */
export function systemCause(): Cause {
  return { requestId: randomUUID(), traceparent: null, actor: 'system' };
}
