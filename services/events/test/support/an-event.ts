import { randomUUID } from 'node:crypto';
import type { EventStatus } from '@marquee/contracts/event-statuses';
import { blankEventTexts } from '@marquee/contracts/event-texts';
import type { Event } from '../../src/events/domain/event.ts';

/** An event that has a provider, was not sent yet, and takes place in New York. */
export function anEvent(differing: Partial<Event> = {}): Event {
  return {
    id: randomUUID(),
    version: 1,
    name: 'Wedding of Dana and Lee',
    eventCategory: 'Wedding',
    customEventType: '',
    eventDate: '2026-06-20',
    startTime: '17:00',
    endTime: '23:00',
    duration: 6,
    guestCount: 120,
    keyContactName: 'Dana Reyes',
    keyContactPhone: '212-555-0100',
    keyContactEmail: '',
    alternateContactName: '',
    alternateContactEmail: '',
    alternatePhone: '',
    venueAddress: '1 Water Street, Brooklyn',
    homeAddress: '',
    venueEntryTime: '15:00',
    venueExitTime: '23:30',
    servicesNeeded: ['DJ'],
    customService: '',
    guestOfHonorNames: '',
    ...blankEventTexts,
    clientId: randomUUID(),
    clientName: 'Dana Reyes',
    clientEmail: 'dana@example.com',
    providerId: randomUUID(),
    providerEmail: 'nova@example.com',
    providerName: 'Nova Sound',
    timeZone: 'America/New_York',
    status: 'inquiry',
    createdAt: new Date('2026-05-01T12:00:00Z'),
    sentToProvider: false,
    sentToProviderAt: null,
    quoteIds: [],
    acceptedQuoteId: null,
    payableCents: null,
    bookedAt: null,
    completedAt: null,
    cancelledAt: null,
    cancelledBy: null,
    cancelReason: '',
    ...differing,
  };
}

export function aSentEvent(differing: Partial<Event> = {}): Event {
  return anEvent({
    sentToProvider: true,
    sentToProviderAt: new Date('2026-05-02T12:00:00Z'),
    ...differing,
  });
}

export function aSentEventIn(status: EventStatus): Event {
  return aSentEvent({ status, cancelledBy: status === 'cancelled' ? 'client' : null });
}
