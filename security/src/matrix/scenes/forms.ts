import { dateIn, defaultTimeZone } from '@marquee/contracts/dates';
import { anAmount, aWord } from './words.ts';

const dayMs = 86_400_000;

export function inTenDays(): string {
  return inDays(10);
}

/** Today at the events' venues. */
export function today(): string {
  return dateIn(defaultTimeZone, new Date());
}

export function inDays(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
}

export const eventName = 'Wedding of Dana and Lee';

export function anEventRequest(providerEmail: string, eventDate = inTenDays()) {
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

export function aClientEventForm() {
  return {
    eventName: 'Dinner',
    eventDate: inTenDays(),
    startTime: '17:00',
    venueAddress: '1 Water Street, Brooklyn',
    homeAddress: '4 Elm Street, Yonkers',
    contactName: 'Dana Reyes',
    contactEmail: 'dana@example.com',
    contactPhone: '212-555-0100',
    eventCategory: 'Other',
  };
}

export function anEventUpdate() {
  return {
    name: 'Another name',
    eventCategory: 'Wedding',
    eventDate: inTenDays(),
    startTime: '18:00',
    duration: 4,
    venueAddress: '2 Water Street, Brooklyn',
    guestCount: 50,
    primaryContactName: 'Dana Reyes',
    primaryContactPhone: '212-555-0100',
  };
}

/** A line that no other quote has. */
export function aLine() {
  const price = anAmount();
  const words = { serviceName: aWord(), serviceDescription: aWord() };
  return { ...words, unitPrice: price, quantity: 1, totalPrice: price };
}
