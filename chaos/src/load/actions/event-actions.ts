import {
  cancelClientEvent,
  sendEventToProvider,
  updateClientEvent,
} from '@marquee/contracts/client-event-operations';
import { dateAfter, defaultTimeZone } from '@marquee/contracts/dates';
import { changeEventStatus, createEvent } from '@marquee/contracts/event-operations';
import type { EventRequest, EventUpdate } from '@marquee/contracts/event-requests';

import { changeRequest } from '../change-request.ts';
import type { ChangeRequest } from '../change-request.ts';
import { eventNameOf } from '../journey.ts';
import type { Journey } from '../journey.ts';

/** The marker is in the event's name, an edit's comments or a cancellation's reason. */
export const eventActions = {
  'create-event': ({ client, provider, eventInDays = 0 }: Journey, marker: string): ChangeRequest =>
    changeRequest(
      createEvent,
      { action: 'create-event', marker, subject: null },
      {
        by: client,
        body: { ...anEvent(marker, provider.email), eventDate: dayAhead(eventInDays) },
        toAcknowledgedValues: ({ id }) => ({ subject: id }),
      },
    ),
  'edit-event': ({ client, eventId, eventName, eventInDays = 0 }: Journey, marker: string): ChangeRequest =>
    changeRequest(
      updateClientEvent,
      { action: 'edit-event', marker, subject: eventId },
      {
        by: client,
        params: idOf(eventId),
        body: { ...anEdit({ name: eventName, comments: marker }), eventDate: dayAhead(eventInDays) },
      },
    ),
  'send-event': ({ client, eventId }: Journey, marker: string): ChangeRequest =>
    changeRequest(
      sendEventToProvider,
      { action: 'send-event', marker, subject: eventId },
      {
        by: client,
        params: idOf(eventId),
      },
    ),
  'cancel-event': ({ client, eventId }: Journey, marker: string): ChangeRequest =>
    changeRequest(
      cancelClientEvent,
      { action: 'cancel-event', marker, subject: eventId },
      {
        by: client,
        params: idOf(eventId),
        body: { reason: marker },
      },
    ),
  'complete-event': ({ provider, eventId }: Journey, marker: string): ChangeRequest =>
    changeRequest(
      changeEventStatus,
      { action: 'complete-event', marker, subject: eventId },
      {
        by: provider,
        params: idOf(eventId),
        body: { status: 'completed' },
      },
    ),
};

export function idOf(id: string | null): { id: string } {
  return { id: id ?? '' };
}

function dayAhead(days: number): string {
  return dateAfter(days, defaultTimeZone, new Date());
}

/** The event starts at 00:00 and ends at 00:01, so that an event of today can be completed. */
const kept = { eventCategory: 'Wedding', startTime: '00:00', duration: 1, guestCount: 120 };

function anEvent(marker: string, providerEmail: string): Omit<EventRequest, 'eventDate'> {
  return {
    ...kept,
    name: eventNameOf(marker),
    providerEmail,
    keyContactName: 'Robin Vale',
    keyContactPhone: '(917) 555-0148',
    venueAddress: '12 Prospect Park West, Brooklyn',
    servicesNeeded: ['DJ'],
    endTime: '00:01',
    venueEntryTime: '00:00',
    venueExitTime: '00:01',
  };
}

function anEdit({ name, comments }: { name: string; comments: string }): Omit<EventUpdate, 'eventDate'> {
  return {
    ...kept,
    name,
    venueAddress: '1 Water Street, Brooklyn',
    primaryContactName: 'Robin Vale',
    primaryContactPhone: '(917) 555-0148',
    comments,
  };
}
