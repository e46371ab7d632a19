import {
  cancelClientEvent,
  sendEventToProvider,
  updateClientEvent,
} from '@marquee/contracts/client-event-operations';
import { dateAfter, defaultTimeZone } from '@marquee/contracts/dates';
import { changeEventStatus, createEvent } from '@marquee/contracts/event-operations';
import type { EventRequest, EventUpdate } from '@marquee/contracts/event-requests';

import { doing } from '../doing.ts';
import type { Doing } from '../doing.ts';
import { eventNameOf } from '../story.ts';
import type { Story } from '../story.ts';

/** The marker is in the event's name, an edit's comments or a cancellation's reason. */
export const eventActs = {
  'create-event': ({ client, provider, eventInDays = 0 }: Story, mark: string): Doing =>
    doing(
      createEvent,
      { act: 'create-event', mark, subject: null },
      {
        by: client,
        body: { ...anEvent(mark, provider.email), eventDate: dayAhead(eventInDays) },
        promise: ({ id }) => ({ subject: id }),
      },
    ),
  'edit-event': ({ client, eventId, eventName, eventInDays = 0 }: Story, mark: string): Doing =>
    doing(
      updateClientEvent,
      { act: 'edit-event', mark, subject: eventId },
      {
        by: client,
        params: idOf(eventId),
        body: { ...anEdit({ name: eventName, comments: mark }), eventDate: dayAhead(eventInDays) },
      },
    ),
  'send-event': ({ client, eventId }: Story, mark: string): Doing =>
    doing(
      sendEventToProvider,
      { act: 'send-event', mark, subject: eventId },
      {
        by: client,
        params: idOf(eventId),
      },
    ),
  'cancel-event': ({ client, eventId }: Story, mark: string): Doing =>
    doing(
      cancelClientEvent,
      { act: 'cancel-event', mark, subject: eventId },
      {
        by: client,
        params: idOf(eventId),
        body: { reason: mark },
      },
    ),
  'complete-event': ({ provider, eventId }: Story, mark: string): Doing =>
    doing(
      changeEventStatus,
      { act: 'complete-event', mark, subject: eventId },
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

/** Ends at one past midnight, so that an event of today can be completed. */
const kept = { eventCategory: 'Wedding', startTime: '00:00', duration: 1, guestCount: 120 };

function anEvent(mark: string, providerEmail: string): Omit<EventRequest, 'eventDate'> {
  return {
    ...kept,
    name: eventNameOf(mark),
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
