import {
  cancelClientEvent,
  sendEventToProvider,
  updateClientEvent,
} from '@marquee/contracts/client-event-operations';
import { dateAfter, defaultTimeZone } from '@marquee/contracts/dates';
import { changeEventStatus, createEvent } from '@marquee/contracts/event-operations';
import type { EventRequest, EventUpdate } from '@marquee/contracts/event-requests';

import type { Entry } from '../../history/entry.ts';
import { eventWasFaster } from '../../history/refusal-causes.ts';
import { changeRequest } from '../change-request.ts';
import type { ChangeRequest } from '../change-request.ts';
import { eventNameOf } from '../journey.ts';
import type { Journey } from '../journey.ts';
import type { Done } from './journey-actions.ts';

/** The marker is in the event's name, an edit's comments or a cancellation's reason. */
export const eventActions = {
  'create-event': {
    request: ({ client, provider, eventInDays = 0 }: Journey, marker: string): ChangeRequest =>
      changeRequest(
        createEvent,
        { action: 'create-event', marker, subject: null },
        {
          by: client,
          body: { ...anEvent(marker, provider.email), eventDate: dayAhead(eventInDays) },
          toAcknowledgedValues: ({ id }) => ({ subject: id }),
        },
      ),
    refusals: {},
    after: (journey: Journey, { acknowledgedValues, marker }: Done): Journey => ({
      ...journey,
      eventId: acknowledgedValues.subject ?? null,
      eventName: eventNameOf(marker),
    }),
  },
  'edit-event': {
    request: ({ client, eventId, eventName, eventInDays = 0 }: Journey, marker: string): ChangeRequest =>
      changeRequest(
        updateClientEvent,
        { action: 'edit-event', marker, subject: eventId },
        {
          by: client,
          params: idOf(eventId),
          body: { ...anEdit({ name: eventName, comments: marker }), eventDate: dayAhead(eventInDays) },
        },
      ),
    refusals: eventWasFaster,
  },
  'send-event': {
    request: ({ client, eventId }: Journey, marker: string): ChangeRequest =>
      changeRequest(
        sendEventToProvider,
        { action: 'send-event', marker, subject: eventId },
        {
          by: client,
          params: idOf(eventId),
        },
      ),
    refusals: eventWasFaster,
    recordedAs: 'sent',
    emailIdOf: ({ subject }: Entry): string => `request-received.${subject ?? ''}`,
  },
  'cancel-event': {
    request: ({ client, eventId }: Journey, marker: string): ChangeRequest =>
      changeRequest(
        cancelClientEvent,
        { action: 'cancel-event', marker, subject: eventId },
        {
          by: client,
          params: idOf(eventId),
          body: { reason: marker },
        },
      ),
    refusals: eventWasFaster,
    recordedAs: 'cancelled',
    emailIdOf: ({ subject }: Entry): string => `event-cancelled.${subject ?? ''}`,
  },
  'complete-event': {
    request: ({ provider, eventId }: Journey, marker: string): ChangeRequest =>
      changeRequest(
        changeEventStatus,
        { action: 'complete-event', marker, subject: eventId },
        {
          by: provider,
          params: idOf(eventId),
          body: { status: 'completed' },
        },
      ),
    // The events service learns of the new quote, and then of its acceptance, through messages of the quotes service.
    refusals: { ...eventWasFaster, event_is_inquiry: 'message', event_is_proposal: 'message' },
    recordedAs: 'completed',
  },
} as const;

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
