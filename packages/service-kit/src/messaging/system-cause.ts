import { randomUUID } from 'node:crypto';
import type { Cause } from './message.ts';

/** Returns the cause of a change without a request, such as a worker's step or a backfill at startup. */
export function systemCause(): Cause {
  return { requestId: randomUUID(), traceparent: null, actor: 'system' };
}
