import { randomUUID } from 'node:crypto';
import { defineMessage } from '@marquee/contracts/message';
import { z } from 'zod';
import type { Commit } from '../src/store/aggregate-writes.ts';
import type { Index } from '../src/store/query.ts';

/** A small aggregate for the kit's own tests. */
export type Booking = {
  id: string;
  version: number;
  ownerId: string;
  reference: string;
  name: string;
  status: string;
  seats: number;
  createdAt: Date;
  startsAt: Date | null;
};

export const bookingIndexes: Index[] = [
  { fields: { reference: 1 }, options: { unique: true } },
  { fields: { ownerId: 1, createdAt: -1, _id: -1 } },
];

export const bookingNamed = defineMessage('kit.booking.named.v1', z.object({ name: z.string() }));

export const testInstant = new Date('2026-03-02T15:00:00.000Z');

export function aBooking(overrides: Partial<Booking> = {}): Booking {
  return {
    id: randomUUID(),
    version: 1,
    ownerId: randomUUID(),
    reference: randomUUID(),
    name: 'Garden party',
    status: 'open',
    seats: 10,
    createdAt: testInstant,
    startsAt: null,
    ...overrides,
  };
}

export function aCommit<HistoryEntry = never>(
  overrides: Partial<Commit<HistoryEntry>> = {},
): Commit<HistoryEntry> {
  return {
    cause: { requestId: 'request-1', traceparent: null, actor: 'account-1' },
    at: testInstant,
    ...overrides,
  };
}
