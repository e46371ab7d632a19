import { randomUUID } from 'node:crypto';
import type { EventSnapshot } from '@marquee/contracts/messages/event-messages';

/** A booked event as the events service publishes it. */
export function aBooking(differing: Partial<EventSnapshot> = {}): EventSnapshot {
  return {
    eventId: randomUUID(),
    clientId: randomUUID(),
    clientName: 'Amara Okafor',
    clientEmail: 'amara@example.com',
    providerId: randomUUID(),
    name: 'Okafor Wedding',
    eventCategory: 'Wedding',
    eventDate: '2026-09-12',
    startTime: '18:00',
    venueAddress: 'Harbour Hall, 1 Quay Street',
    timeZone: 'America/New_York',
    servicesNeeded: ['DJ'],
    status: 'booked',
    sentToProviderAt: '2026-03-01T12:00:00.000Z',
    payableCents: 54_950,
    cancelReason: '',
    cancelledBy: null,
    ...differing,
  };
}
