import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import { sortById } from '@marquee/service-kit/store/query';
import type { Connection } from 'mongoose';
import type { EventCount, Periods, Span } from './event-counts.ts';
import type { EventHistoryEntry } from './event-history.ts';
import type { Event } from './domain/event.ts';
import { eventShapes } from './stored-shapes.ts';

const ofClient = { clientId: 1 } as const;
const ofProvider = { providerId: 1, sentToProvider: 1 } as const;
const byDate = { eventDate: -1, _id: -1 } as const;
const byCreation = { createdAt: -1, _id: -1 } as const;

/** Each list has two indexes that provide its order: one with the status filter, one without. Exports by id and counts have their own. */
const indexes = [
  { fields: { ...ofClient, ...byCreation } },
  { fields: { ...ofClient, status: 1, ...byCreation } },
  { fields: { ...ofProvider, ...byDate } },
  { fields: { ...ofProvider, status: 1, ...byDate } },
  { fields: { ...ofClient, _id: 1 } },
  { fields: { ...ofClient, sentToProvider: 1, status: 1, _id: 1 } },
  { fields: { ...ofProvider, _id: 1 } },
] as const;

export function createEventRepository(connection: Connection) {
  const store = createAggregateStore<Event, EventHistoryEntry>(connection, {
    name: 'event',
    indexes,
    shapes: eventShapes,
  });
  return {
    ...store,
    /** The number of the client's events that are neither sent nor cancelled. */
    countDrafts: (clientId: string): Promise<number> =>
      store.count({ clientId, status: 'inquiry', sentToProvider: false }),
    /** Counts all events sent to the provider, grouped by status and month of booking. */
    countsBy: (providerId: string, periods: Periods) =>
      store.aggregate<EventCount>([
        { $match: { providerId, sentToProvider: true } },
        sortById,
        {
          $group: {
            _id: { status: '$status', bookedIn: monthOf('$bookedAt', periods.timeZone) },
            events: { $sum: 1 },
            payableCents: { $sum: payableCents },
            upcoming: countWithin('$eventDate', periods.next30Days),
            receivedThisMonth: countWithin('$sentToProviderAt', periods.thisMonth),
            receivedBefore: countWithin('$sentToProviderAt', periods.before),
            bookedBefore: countWithin('$bookedAt', periods.before),
            payableCentsBefore: sumWithin('$bookedAt', periods.before, payableCents),
          },
        },
      ]),
  };
}

export type EventRepository = ReturnType<typeof createEventRepository>;

/** Until `npm run migrate -- begin`, documents have the former name. */
const payableCents = { $ifNull: ['$payableCents', '$totalCents'] };

function monthOf(instant: string, timezone: string) {
  return { $dateToString: { date: instant, format: '%Y-%m', timezone } };
}

function countWithin(field: string, span: Span<unknown>) {
  return sumWithin(field, span, 1);
}

function sumWithin(field: string, { from, to }: Span<unknown>, summand: object | number) {
  const isWithin = { $and: [{ $gte: [field, from] }, { $lte: [field, to] }] };
  return { $sum: { $cond: [isWithin, summand, 0] } };
}
