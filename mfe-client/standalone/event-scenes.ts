import * as client from '@marquee/contracts/client-event-operations';
import { createEvent } from '@marquee/contracts/event-operations';
import type { EventView } from '@marquee/contracts/events';
import { ofStatus, requireState, rowOf, withRow } from '@marquee/mock-kit/rows';
import { scenesOf } from '@marquee/mock-kit/scene';
import { newEvent } from './new-event.ts';
import type { ClientWorld } from './world.ts';

const { read, write } = scenesOf<ClientWorld>();

export const eventScenes = [
  read(client.listClientEvents, ({ world, query }) => ofStatus(world.events, query.status)),
  read(client.getClientEvent, ({ world, params }) => rowOf(world.events, params.id)),
  write(createEvent, ({ world, body, now }) => {
    const { keyContactName, servicesNeeded, eventCategory, ...asked } = body;
    const event = newEvent(
      { ...asked, keyContactName, servicesNeeded, eventCategory, eventType: eventCategory },
      { world, now },
    );
    return added(world, event);
  }),
  write(client.createClientEvent, ({ world, body, now }) => {
    const { eventName, contactName, contactPhone, ...asked } = body;
    const event = newEvent(
      { ...asked, name: eventName, keyContactName: contactName, keyContactPhone: contactPhone },
      { world, now },
    );
    return added(world, event);
  }),
  write(client.updateClientEvent, ({ world, params, body }) => {
    const event = rowOf(world.events, params.id);
    requireState(!event.sentToProvider, 'Only a draft can be changed');
    const { primaryContactName, primaryContactPhone, guestOfHonorName, ...edited } = body;
    return changed(world, {
      ...event,
      ...{ name: edited.name, eventCategory: edited.eventCategory, eventType: edited.eventType ?? '' },
      ...{ eventDate: edited.eventDate, startTime: edited.startTime, duration: edited.duration },
      ...{ venueAddress: edited.venueAddress, homeAddress: edited.homeAddress ?? '' },
      ...{ guestCount: edited.guestCount, comments: edited.comments ?? '' },
      ...{ keyContactName: primaryContactName, keyContactPhone: primaryContactPhone },
      guestOfHonorNames: guestOfHonorName ?? '',
      providerEmail: edited.providerEmail ?? event.providerEmail,
    });
  }),
  write(client.sendEventToProvider, ({ world, params, now }) =>
    changed(world, {
      ...rowOf(world.events, params.id),
      sentToProvider: true,
      sentToProviderAt: now.toISOString(),
    }),
  ),
  write(client.cancelClientEvent, ({ world, params, body, now }) => {
    const event = rowOf(world.events, params.id);
    requireState(event.status !== 'completed', 'A completed event cannot be cancelled');
    const cancelled: EventView = {
      ...event,
      ...{ status: 'cancelled', cancelReason: body.reason, cancelledBy: 'client' },
      cancelledAt: now.toISOString(),
    };
    const quotes = world.quotes.filter(
      ({ eventId, clientAccepted }) => eventId !== event.id || clientAccepted,
    );
    return changed({ ...world, quotes }, cancelled);
  }),
];

function added(world: ClientWorld, event: EventView) {
  return { world: { ...world, events: [event, ...world.events] }, answer: event };
}

function changed(world: ClientWorld, event: EventView) {
  return { world: { ...world, events: withRow(world.events, event) }, answer: event };
}
