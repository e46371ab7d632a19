import type * as api from '@marquee/contracts/client-event-operations';
import type { EventUpdate } from '@marquee/contracts/event-requests';
import { eventTextsOf } from '@marquee/contracts/event-texts';
import type { ReadStored } from '@marquee/service-kit/http/route';
import type { EventDeps } from './event-deps.ts';
import type { Event } from './domain/event.ts';

/** Returns the texts that the edit-event page would send for this event if the client had changed nothing. */
export function readStoredUpdate({
  events,
}: Pick<EventDeps, 'events'>): ReadStored<typeof api.updateClientEvent> {
  return async ({ id }, { clientId }) => {
    const event = await events.findOne({ id });
    return event?.clientId === clientId ? toStoredUpdate(event) : null;
  };
}

function toStoredUpdate(event: Event): Partial<EventUpdate> {
  return {
    name: event.name,
    eventCategory: event.eventCategory,
    eventType: event.eventCategory,
    venueAddress: event.venueAddress,
    homeAddress: event.homeAddress,
    primaryContactName: event.keyContactName,
    primaryContactPhone: event.keyContactPhone,
    additionalContact: event.alternatePhone,
    guestOfHonorName: event.guestOfHonorNames,
    ...eventTextsOf(event),
    providerEmail: event.providerEmail,
  };
}
