import { blankEventTexts } from '@marquee/contracts/event-texts';
import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { openEvent } from '../../src/events/domain/draft-rules.ts';
import type { EventDetails } from '../../src/events/domain/event.ts';

const now = new Date('2026-05-10T15:00:00Z');
const client = { clientId: 'client-1', clientName: 'Dana Reyes', clientEmail: 'dana@example.com' };

const details: EventDetails = {
  ...{ name: 'Wedding of Dana and Lee', eventCategory: 'Wedding', customEventType: '' },
  ...{ eventDate: '2026-05-10', startTime: '17:00', endTime: '23:00', duration: 6, guestCount: 120 },
  ...{ keyContactName: 'Dana Reyes', keyContactPhone: '212-555-0100', keyContactEmail: '' },
  ...{ alternateContactName: '', alternateContactEmail: '', alternatePhone: '' },
  ...{ venueAddress: '1 Water Street', homeAddress: '', venueEntryTime: '15:00', venueExitTime: '23:30' },
  ...{ servicesNeeded: ['DJ'], customService: '', guestOfHonorNames: '' },
  ...blankEventTexts,
  comments: 'Two rooms',
};

function opening(eventDate: string) {
  return {
    id: 'event-1',
    details: { ...details, eventDate },
    client,
    provider: null,
    timeZone: 'America/New_York',
  };
}

describe('opening an event', () => {
  test('when the date is today at the venue, then the event is a draft with the status inquiry', () => {
    const lateEvening = new Date('2026-05-11T03:00:00Z');

    expect(openEvent(opening('2026-05-10'), lateEvening)).toEqual({
      ...details,
      ...client,
      ...{ id: 'event-1', version: 1, timeZone: 'America/New_York', status: 'inquiry' },
      ...{ providerId: null, providerEmail: '', providerName: '' },
      ...{ createdAt: lateEvening, sentToProvider: false, sentToProviderAt: null },
      ...{ quoteIds: [], acceptedQuoteId: null, payableCents: null, bookedAt: null, completedAt: null },
      ...{ cancelledAt: null, cancelledBy: null, cancelReason: '' },
    });
  });

  test('when a provider is given, then the event is addressed to them', () => {
    const provider = { providerId: 'provider-1', providerEmail: 'Nova@Example.com', providerName: 'Nova' };

    expect(openEvent({ ...opening('2026-06-20'), provider }, now)).toMatchObject(provider);
  });

  test('when the date is in the past, then the error names that field', () => {
    const message = 'Event date must be in the future';

    expect(refusalOf(() => openEvent(opening('2026-05-09'), now))).toMatchObject({
      ...{ kind: 'rule-broken', code: 'event_date_past', message },
      details: { errors: [{ path: 'eventDate', message }] },
    });
  });
});
