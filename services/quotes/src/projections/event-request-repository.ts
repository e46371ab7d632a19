import { publishedTextsOf } from '@marquee/contracts/event-texts';
import type { PublishedTexts } from '@marquee/contracts/event-texts';
import { eventMessages } from '@marquee/contracts/messages/event-messages';
import type { EventSnapshot } from '@marquee/contracts/messages/event-messages';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Connection } from '@marquee/service-kit/store/database';
import { createProjection } from '@marquee/service-kit/store/projection';
import type { Projected } from '@marquee/service-kit/store/projection';
import { rowFrom } from '@marquee/service-kit/store/projection-rows';

export type EventRequest = PublishedTexts &
  Pick<
    EventSnapshot,
    'clientId' | 'clientName' | 'clientEmail' | 'providerId' | 'name' | 'eventDate' | 'timeZone' | 'status'
  > & {
    sentToProviderAt: Date;
    /** Absent where an earlier release stored the event. */
    cancelledBy?: EventSnapshot['cancelledBy'];
  };

/** The fields by which the pipeline matches the request with a quote and sorts its rows. */
export type RequestPlace = Pick<Projected<EventRequest>, 'id' | (typeof requestPlaceFields)[number]>;

export type EventRequestRepository = ReturnType<typeof createEventRequestRepository>;

/** Events that were sent to a provider, as the events service publishes them. */
export function createEventRequestRepository(connection: Connection) {
  const requests = createProjection<EventRequest>(connection, {
    name: 'eventRequest',
    indexes: [
      { fields: { providerId: 1, eventDate: -1, _id: -1 } },
      { fields: { providerId: 1, _id: 1 } },
      { fields: { providerId: 1, clientId: 1 } },
    ],
    rows: [
      rowFrom(eventMessages, ({ payload }) => ({ id: payload.eventId, fields: toEventRequest(payload) })),
    ],
  });
  return {
    ...requests,
    async ofProvider(eventId: string, providerId: string): Promise<Projected<EventRequest>> {
      const request = await requests.get(eventId);
      if (request?.providerId !== providerId) {
        throw new DomainError('not-found', 'event_not_found', 'Event not found');
      }
      return request;
    },
    /** Every request of a provider, with only the fields for its place in the pipeline. */
    inPipelineOf: (providerId: string): Promise<RequestPlace[]> =>
      requests.fields({ providerId }, requestPlaceFields),
    withIds: (ids: readonly string[]) => requests.find({ id: { $in: ids } }),
  };
}

export const requestPlaceFields = ['name', 'eventDate', 'clientEmail', 'sentToProviderAt'] as const;

function toEventRequest(event: EventSnapshot): EventRequest {
  return {
    clientId: event.clientId,
    clientName: event.clientName,
    clientEmail: event.clientEmail,
    providerId: event.providerId,
    name: event.name,
    eventDate: event.eventDate,
    ...publishedTextsOf(event),
    timeZone: event.timeZone,
    status: event.status,
    cancelledBy: event.cancelledBy,
    sentToProviderAt: new Date(event.sentToProviderAt),
  };
}
