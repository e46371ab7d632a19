import { randomUUID } from 'node:crypto';
import type { Cause } from '@marquee/service-kit/messaging/message';

/** Of what nobody asks for: the hour has come. */
export function ourOwnCause(): Cause {
  return { requestId: randomUUID(), traceparent: null, actor: 'system' };
}
