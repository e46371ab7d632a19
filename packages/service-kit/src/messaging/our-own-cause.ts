import { randomUUID } from 'node:crypto';
import type { Cause } from './message.ts';

/** Of what nobody asks for: the hour has come. */
export function ourOwnCause(): Cause {
  return { requestId: randomUUID(), traceparent: null, actor: 'system' };
}
