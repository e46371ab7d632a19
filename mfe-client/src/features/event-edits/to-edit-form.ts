import type { eventUpdate } from '@marquee/contracts/event-requests';
import { eventTextsOf } from '@marquee/contracts/event-texts';
import type { EventView } from '@marquee/contracts/events';
import type { z } from 'zod';

export type EditFormValues = z.input<typeof eventUpdate>;

const defaultHours = 4;
const defaultGuests = 50;

/** The values of the edit form for an event. The form asks for the provider's email only if the event has none. */
export function toEditForm(event: EventView): EditFormValues {
  return {
    name: event.name,
    eventCategory: event.eventCategory || event.eventType,
    eventDate: event.eventDate.slice(0, 10),
    startTime: event.startTime,
    duration: event.duration ?? defaultHours,
    venueAddress: event.venueAddress,
    homeAddress: event.homeAddress,
    guestCount: event.guestCount ?? defaultGuests,
    primaryContactName: event.keyContactName,
    primaryContactPhone: event.keyContactPhone,
    additionalContact: event.alternatePhone,
    guestOfHonorName: event.guestOfHonorNames,
    ...eventTextsOf(event),
    ...(event.providerEmail === '' && { providerEmail: '' }),
  };
}
