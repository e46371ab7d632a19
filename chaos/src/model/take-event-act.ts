import * as clientApi from '@marquee/contracts/client-event-operations';
import * as api from '@marquee/contracts/event-operations';
import type { ClientEventForm, EventRequest, EventUpdate } from '@marquee/contracts/event-requests';

import type { Act, EventAct } from './acts.ts';
import { dateOf, emailOf } from './company.ts';
import type { Company } from './company.ts';
import { formDetails, place, requestDetails } from './event-form.ts';

type Taken = EventAct | (Act & { type: 'create-event' });

export async function takeEventAct(company: Company, act: Taken): Promise<number> {
  if (act.type === 'create-event') {
    return createEvent(company, act);
  }
  const { services, strangers } = company;
  const isOwner = act.by === 'owner';
  const client = isOwner ? company.client : strangers.client;
  const params = { id: company.eventIds[act.index] ?? 'none' };
  switch (act.type) {
    case 'edit-event': {
      const body = anUpdate(company, act);
      return (await services.events.call(clientApi.updateClientEvent, { as: client, params, body })).status;
    }
    case 'send-event':
      return (await services.events.call(clientApi.sendEventToProvider, { as: client, params })).status;
    case 'cancel-event': {
      const body = { reason: act.reason };
      return (await services.events.call(clientApi.cancelClientEvent, { as: client, params, body })).status;
    }
    case 'change-status': {
      const provider = isOwner ? company.provider : strangers.provider;
      const body = { status: act.status, reason: act.reason };
      return (await services.events.call(api.changeEventStatus, { as: provider, params, body })).status;
    }
  }
}

/** Without an addressee, sends the client event form. */
async function createEvent(company: Company, act: Act & { type: 'create-event' }): Promise<number> {
  const { services, client, eventIds } = company;
  const answer =
    act.addressee === null
      ? await services.events.call(clientApi.createClientEvent, { as: client, body: aForm(company, act) })
      : await services.events.call(api.createEvent, {
          as: client,
          body: { ...aRequest(company, act), providerEmail: emailOf(company, act.addressee) },
        });
  if (answer.status === 201) {
    eventIds.push(answer.body.id);
  }
  return answer.status;
}

type Told = { name: string; day: number };

function aRequest(company: Company, { name, day }: Told): Omit<EventRequest, 'providerEmail'> {
  return { ...requestDetails, name, eventDate: dateOf(company, day) };
}

function aForm(company: Company, { name, day }: Told): ClientEventForm {
  return {
    ...formDetails,
    eventName: name,
    eventDate: dateOf(company, day),
    contactEmail: 'dana@example.com',
  };
}

function anUpdate(company: Company, act: EventAct & { type: 'edit-event' }): EventUpdate {
  return {
    name: act.name,
    eventDate: dateOf(company, act.day),
    ...place,
    duration: 5,
    guestCount: 80,
    primaryContactName: 'Dana Reyes',
    primaryContactPhone: '212-555-0199',
    ...(act.addressee !== null && { providerEmail: emailOf(company, act.addressee) }),
  };
}
