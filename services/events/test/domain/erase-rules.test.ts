import { eraseSide } from '../../src/events/domain/erase-rules.ts';
import type { Event, Side } from '../../src/events/domain/event.ts';
import { evolve } from '../../src/events/domain/evolve.ts';
import { anEvent, aSentEvent, aSentEventIn } from '../support/an-event.ts';

const now = new Date('2026-05-10T15:00:00Z');
const clientId = 'c1c1c1c1-0000-4000-8000-000000000000';
const providerId = 'd2d2d2d2-0000-4000-8000-000000000000';
const sides: Side[] = ['client', 'provider'];

/** A booked event in which every text of the client is filled in. */
function aFullEvent(differing: Partial<Event> = {}): Event {
  return aSentEvent({
    ...{ status: 'booked', clientId, providerId, quoteIds: ['quote-1'], payableCents: 54_950 },
    ...{ customEventType: 'Retirement', customService: 'Fireworks' },
    ...{ eventCategory: 'Retirement', servicesNeeded: ['DJ', 'Fireworks', 'Other'] },
    ...{ keyContactEmail: 'dana@example.com', alternateContactName: 'Lee Park' },
    ...{ alternateContactEmail: 'lee@example.com', alternatePhone: '212-555-0111' },
    ...{ homeAddress: '4 Elm Street', guestOfHonorNames: 'Lee', comments: 'Ring twice' },
    ...differing,
  });
}

function erased(event: Event, side: Side): Event {
  return evolve(event, { type: 'erased', side }, now);
}

describe('deleting the account of one side of an event', () => {
  test.each(sides.flatMap((side) => (['inquiry', 'proposal'] as const).map((status) => ({ side, status }))))(
    'when the $side leaves and the event is $status, then the event is cancelled',
    ({ side, status }) => {
      expect(eraseSide(aSentEventIn(status), side)).toEqual({
        ...{ type: 'cancelled', by: side, reason: 'The account was deleted' },
      });
    },
  );

  test.each(
    sides.flatMap((side) =>
      (['booked', 'completed', 'cancelled'] as const).map((status) => ({ side, status })),
    ),
  )('when the $side leaves and the event is $status, then only their texts are removed', (given) => {
    const event = aSentEventIn(given.status);

    const fact = eraseSide(event, given.side);

    expect(fact).toEqual({ type: 'erased', side: given.side });
    expect(fact && evolve(event, fact, now).status).toBe(given.status);
    expect(eraseSide(erased(event, given.side), given.side)).toBeNull();
  });

  test('when both sides leave one after another, then the texts of both are removed', () => {
    const event = erased(aFullEvent(), 'client');

    expect(eraseSide(event, 'provider')).toEqual({ type: 'erased', side: 'provider' });
  });

  test('when the provider of a draft leaves, then the draft can be addressed to another provider', () => {
    expect(eraseSide(anEvent(), 'provider')).toEqual({ type: 'freed' });
    expect(eraseSide(anEvent({ providerId: null, providerEmail: '' }), 'provider')).toBeNull();
  });

  test('when the client of a draft leaves, then there is no further step, because drafts are removed', () => {
    expect(eraseSide(anEvent(), 'client')).toBeNull();
  });
});

describe('an event without its client', () => {
  test('when the client leaves, then every text of the client is removed, and date, times and amounts stay', () => {
    const event = aFullEvent();

    expect(erased(event, 'client')).toEqual({
      ...event,
      ...{ name: 'Event of a deleted client', clientName: 'Deleted client c1c1c1c1', clientEmail: '' },
      ...{ customEventType: '', customService: '', eventCategory: 'Other', servicesNeeded: ['DJ', 'Other'] },
      ...{ keyContactName: '', keyContactPhone: '', keyContactEmail: '', alternateContactName: '' },
      ...{ alternateContactEmail: '', alternatePhone: '', homeAddress: '', guestOfHonorNames: '' },
      ...{ comments: '', venueAddress: '' },
    });
  });

  test('when a form offers the category, then the category stays', () => {
    expect(erased(aFullEvent({ eventCategory: 'Henna' }), 'client').eventCategory).toBe('Henna');
  });
});

describe('an event without its provider', () => {
  test('when the provider leaves, then only their name and address are removed', () => {
    const event = aFullEvent();

    expect(erased(event, 'provider')).toEqual({
      ...event,
      ...{ providerEmail: '', providerName: 'Deleted provider d2d2d2d2' },
    });
  });

  test('when the event has no provider, then the name is empty', () => {
    expect(erased(aFullEvent({ providerId: null }), 'provider').providerName).toBe('');
  });
});

describe('the reason of a cancellation', () => {
  test.each(sides)('when the %s has cancelled and leaves, then the typed reason is removed', (side) => {
    const event = aFullEvent({ status: 'cancelled', cancelledBy: side, cancelReason: 'My mother is ill' });

    expect(erased(event, side).cancelReason).toBe('');
  });

  test.each(sides)('when the other side than the leaving %s has cancelled, then the reason stays', (side) => {
    const cancelledBy = side === 'client' ? 'provider' : 'client';
    const event = aFullEvent({ status: 'cancelled', cancelledBy, cancelReason: 'Double booking' });

    expect(erased(event, side).cancelReason).toBe('Double booking');
  });

  test('when the deletion itself has cancelled the event, then the reason stays', () => {
    const cancelReason = 'The account was deleted';
    const event = aFullEvent({ status: 'cancelled', cancelledBy: 'client', cancelReason });

    expect(erased(event, 'client').cancelReason).toBe(cancelReason);
  });
});
