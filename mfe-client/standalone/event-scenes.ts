import * as client from '@marquee/contracts/client-event-operations';
import { createEvent } from '@marquee/contracts/event-operations';
import { eventTextsOf } from '@marquee/contracts/event-texts';
import type { EventView } from '@marquee/contracts/events';
import { ofStatus, requireState, rowOf, withRow } from '@marquee/api-mocks/rows';
import { scenesOf } from '@marquee/api-mocks/scene';
import { createDraftEvent } from './create-draft-event.ts';
import type { ClientState } from './client-state.ts';

const { read, write } = scenesOf<ClientState>();

export const eventScenes = [
  read(client.listClientEvents, ({ state, query }) => ofStatus(state.events, query.status)),
  write(createEvent, ({ state, body, now }) => {
    const { keyContactName, servicesNeeded, eventCategory, ...submitted } = body;
    const event = createDraftEvent(
      { ...submitted, keyContactName, servicesNeeded, eventCategory, eventType: eventCategory },
      { state, now },
    );
    return addEvent(state, event);
  }),
  write(client.createClientEvent, ({ state, body, now }) => {
    const { eventName, contactName, contactPhone, ...submitted } = body;
    const event = createDraftEvent(
      { ...submitted, name: eventName, keyContactName: contactName, keyContactPhone: contactPhone },
      { state, now },
    );
    return addEvent(state, event);
  }),
  write(client.updateClientEvent, ({ state, params, body }) => {
    const event = rowOf(state.events, params.id);
    requireState(!event.sentToProvider, 'Only a draft can be changed');
    const { primaryContactName, primaryContactPhone, guestOfHonorName, ...edited } = body;
    return replaceEvent(state, {
      ...event,
      ...{ name: edited.name, eventCategory: edited.eventCategory, eventType: edited.eventType ?? '' },
      ...{ eventDate: edited.eventDate, startTime: edited.startTime, duration: edited.duration },
      ...{ venueAddress: edited.venueAddress, homeAddress: edited.homeAddress ?? '' },
      ...{ guestCount: edited.guestCount, ...eventTextsOf(edited) },
      ...{ keyContactName: primaryContactName, keyContactPhone: primaryContactPhone },
      guestOfHonorNames: guestOfHonorName ?? '',
      providerEmail: edited.providerEmail ?? event.providerEmail,
    });
  }),
  write(client.sendEventToProvider, ({ state, params, now }) =>
    replaceEvent(state, {
      ...rowOf(state.events, params.id),
      sentToProvider: true,
      sentToProviderAt: now.toISOString(),
    }),
  ),
  write(client.cancelClientEvent, ({ state, params, body, now }) => {
    const event = rowOf(state.events, params.id);
    requireState(event.status !== 'completed', 'A completed event cannot be cancelled');
    const cancelled: EventView = {
      ...event,
      ...{ status: 'cancelled', cancelReason: body.reason, cancelledBy: 'client' },
      cancelledAt: now.toISOString(),
    };
    const quotes = state.quotes.filter(
      ({ eventId, clientAccepted }) => eventId !== event.id || clientAccepted,
    );
    return replaceEvent({ ...state, quotes }, cancelled);
  }),
];

function addEvent(state: ClientState, event: EventView) {
  return { state: { ...state, events: [event, ...state.events] }, answer: event };
}

function replaceEvent(state: ClientState, event: EventView) {
  return { state: { ...state, events: withRow(state.events, event) }, answer: event };
}
