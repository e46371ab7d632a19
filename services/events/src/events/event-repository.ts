import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { Connection } from 'mongoose';
import type { StatusTotals } from './event-summary.ts';
import type { Event, EventHistoryEntry } from './event.ts';

const ofClient = { clientId: 1 } as const;
const ofProvider = { providerId: 1, sentToProvider: 1 } as const;
const byDate = { eventDate: -1, _id: -1 } as const;
const byRequest = { sentToProviderAt: -1, _id: -1 } as const;
const byCreation = { createdAt: -1, _id: -1 } as const;

/** Every list has an index for its order, with and without the status filter. */
const indexes = [
  { fields: { ...ofClient, ...byCreation } },
  { fields: { ...ofClient, status: 1, ...byCreation } },
  { fields: { ...ofProvider, ...byDate } },
  { fields: { ...ofProvider, status: 1, ...byDate } },
  { fields: { ...ofProvider, ...byRequest } },
  { fields: { ...ofProvider, status: 1, ...byRequest } },
] as const;

type Dates = { from: string; to: string };

export function createEventRepository(connection: Connection) {
  const store = createAggregateStore<Event, EventHistoryEntry>(connection, { name: 'event', indexes });
  return {
    ...store,
    /** Over all events sent to the provider; `upcoming` counts those on the given dates. */
    totalsByStatus: (providerId: string, dates: Dates) =>
      store.aggregate<StatusTotals>([
        { $match: { providerId, sentToProvider: true } },
        {
          $group: {
            _id: '$status',
            events: { $sum: 1 },
            totalCents: { $sum: '$totalCents' },
            upcoming: on(dates),
          },
        },
        { $project: { _id: 0, status: '$_id', events: 1, totalCents: 1, upcoming: 1 } },
      ]),
  };
}

export type EventRepository = ReturnType<typeof createEventRepository>;

function on({ from, to }: Dates) {
  const isOn = { $and: [{ $gte: ['$eventDate', from] }, { $lte: ['$eventDate', to] }] };
  return { $sum: { $cond: [isOn, 1, 0] } };
}
