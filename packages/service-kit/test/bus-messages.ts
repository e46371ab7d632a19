import { randomUUID } from 'node:crypto';
import type { Envelope } from '@marquee/contracts/message';
import { bookingNamed, testInstant } from './bookings.ts';

type Naming = { name: string; aggregateId?: string; aggregateVersion?: number };

export function anEnvelope({ name, aggregateId = randomUUID(), aggregateVersion = 1 }: Naming): Envelope {
  return {
    id: randomUUID(),
    type: bookingNamed.type,
    aggregateId,
    aggregateVersion,
    payload: { name },
    traceparent: null,
    requestId: 'request-1',
    actor: 'account-1',
    at: testInstant.toISOString(),
  };
}

export function nameOf({ payload }: Envelope): string {
  return bookingNamed.payload.parse(payload).name;
}
