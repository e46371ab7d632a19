import { blankEventTexts } from '@marquee/contracts/event-texts';
import type { EventView } from '@marquee/contracts/events';

/** A draft that can be sent, because it names a provider. */
export function anEvent(overrides: Partial<EventView> = {}): EventView {
  return {
    id: crypto.randomUUID(),
    name: 'Leïla’s Henna Night',
    eventType: 'Henna',
    eventCategory: 'Henna',
    customEventType: '',
    status: 'inquiry',
    eventDate: '2099-11-09',
    startTime: '17:30',
    endTime: '21:30',
    duration: 4,
    guestCount: 80,
    keyContactName: 'Amara Okafor',
    keyContactPhone: '(917) 555-0116',
    alternatePhone: '',
    venueName: '',
    venueAddress: 'Astoria World Manor',
    homeAddress: '',
    venueEntryTime: '15:30',
    venueExitTime: '00:30',
    servicesNeeded: ['DJ'],
    customService: '',
    guestOfHonorNames: '',
    ...blankEventTexts,
    customRequests: '',
    providerEmail: 'bookings@sunset.example',
    providerName: 'Sunset Sound Co.',
    sentToProvider: false,
    sentToProviderAt: null,
    createdAt: '2025-08-15T10:00:00.000Z',
    totalAmount: null,
    client: { name: 'Amara Okafor', email: 'amara@okafor.example' },
    clientEmail: 'amara@okafor.example',
    clientName: 'Amara Okafor',
    timeZone: 'America/New_York',
    revision: 2,
    bookedAt: null,
    cancelReason: '',
    cancelledBy: null,
    cancelledAt: null,
    ...overrides,
  };
}

export function aSentEvent(overrides: Partial<EventView> = {}): EventView {
  return anEvent({ sentToProvider: true, sentToProviderAt: '2025-08-16T10:00:00.000Z', ...overrides });
}
