import * as clientApi from '@marquee/contracts/client-event-operations';
import * as api from '@marquee/contracts/event-operations';
import type { ClientEventForm, EventRequest, EventUpdate } from '@marquee/contracts/event-requests';

import type { Action, EventAction } from './actions.ts';
import { dateOf, emailOf } from './participants.ts';
import type { Participants } from './participants.ts';
import { formDetails, place, requestDetails } from './event-form.ts';

type PerformedAction = EventAction | (Action & { type: 'create-event' });

export async function performEventAction(
  participants: Participants,
  action: PerformedAction,
): Promise<number> {
  if (action.type === 'create-event') {
    return createEvent(participants, action);
  }
  const { services, strangers } = participants;
  const isOwner = action.by === 'owner';
  const client = isOwner ? participants.client : strangers.client;
  const params = { id: participants.eventIds[action.index] ?? 'none' };
  switch (action.type) {
    case 'edit-event': {
      const body = anUpdate(participants, action);
      return (await services.events.call(clientApi.updateClientEvent, { as: client, params, body })).status;
    }
    case 'send-event':
      return (await services.events.call(clientApi.sendEventToProvider, { as: client, params })).status;
    case 'cancel-event': {
      const body = { reason: action.reason };
      return (await services.events.call(clientApi.cancelClientEvent, { as: client, params, body })).status;
    }
    case 'change-status': {
      const provider = isOwner ? participants.provider : strangers.provider;
      const body = { status: action.status, reason: action.reason };
      return (await services.events.call(api.changeEventStatus, { as: provider, params, body })).status;
    }
  }
}

/** Without an addressee, sends the client event form. */
async function createEvent(
  participants: Participants,
  action: Action & { type: 'create-event' },
): Promise<number> {
  const { services, client, eventIds } = participants;
  const answer =
    action.addressee === null
      ? await services.events.call(clientApi.createClientEvent, {
          as: client,
          body: aForm(participants, action),
        })
      : await services.events.call(api.createEvent, {
          as: client,
          body: { ...aRequest(participants, action), providerEmail: emailOf(participants, action.addressee) },
        });
  if (answer.status === 201) {
    eventIds.push(answer.body.id);
  }
  return answer.status;
}

type EventFields = { name: string; day: number };

function aRequest(
  participants: Participants,
  { name, day }: EventFields,
): Omit<EventRequest, 'providerEmail'> {
  return { ...requestDetails, name, eventDate: dateOf(participants, day) };
}

function aForm(participants: Participants, { name, day }: EventFields): ClientEventForm {
  return {
    ...formDetails,
    eventName: name,
    eventDate: dateOf(participants, day),
    contactEmail: 'dana@example.com',
  };
}

function anUpdate(participants: Participants, action: EventAction & { type: 'edit-event' }): EventUpdate {
  return {
    name: action.name,
    eventDate: dateOf(participants, action.day),
    ...place,
    duration: 5,
    guestCount: 80,
    primaryContactName: 'Dana Reyes',
    primaryContactPhone: '212-555-0199',
    ...(action.addressee !== null && { providerEmail: emailOf(participants, action.addressee) }),
  };
}
