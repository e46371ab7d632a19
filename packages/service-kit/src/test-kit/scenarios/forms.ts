import { inDays } from './dates.ts';
import type { ScenarioContext } from './context.ts';
import { anAmount, aWord } from './words.ts';

type Clock = Pick<ScenarioContext, 'now'>;

export const eventName = 'Wedding of Dana and Lee';

export function anEventRequest(clock: Clock, providerEmail: string, eventDate = inDays(clock, 10)) {
  return {
    name: eventName,
    providerEmail,
    keyContactName: 'Dana Reyes',
    keyContactPhone: '212-555-0100',
    venueAddress: '1 Water Street, Brooklyn',
    eventCategory: 'Wedding',
    servicesNeeded: ['DJ'],
    eventDate,
    startTime: '17:00',
    endTime: '23:00',
    venueEntryTime: '15:00',
    venueExitTime: '23:30',
    guestCount: 120,
    duration: 6,
  };
}

/** A line that no other quote has. */
export function aLine() {
  const price = anAmount();
  const words = { serviceName: aWord(), serviceDescription: aWord() };
  return { ...words, unitPrice: price, quantity: 1, totalPrice: price };
}
