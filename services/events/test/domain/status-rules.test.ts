import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { evolve } from '../../src/events/domain/evolve.ts';
import { cancel, changeStatus } from '../../src/events/domain/status-rules.ts';
import { anEvent, aSentEvent, aSentEventIn } from '../support/an-event.ts';

const now = new Date('2026-05-10T15:00:00Z');
const reason = 'The venue burned down';

describe('moving an event to proposal by hand', () => {
  test('when the event is an inquiry, then it becomes a proposal without a quote', () => {
    const fact = changeStatus(aSentEvent(), { status: 'proposal', reason: '' }, now);

    expect(fact).toEqual({ type: 'proposed', quoteId: null });
  });

  test('when the event is already a proposal, then nothing changes', () => {
    expect(changeStatus(aSentEventIn('proposal'), { status: 'proposal', reason: '' }, now)).toBeNull();
  });

  test.each(['booked', 'completed', 'cancelled'] as const)(
    'when the event is %s, then the move is rejected as a conflict',
    (status) => {
      const refusal = refusalOf(() =>
        changeStatus(aSentEventIn(status), { status: 'proposal', reason: '' }, now),
      );

      expect(refusal).toMatchObject({ kind: 'conflict', code: `event_is_${status}` });
      expect(refusal.message).toBe(`This event is ${status} and cannot be moved to proposal`);
    },
  );
});

describe('completing an event', () => {
  // Local times on May 10 in New York, which is four hours behind UTC.
  const work = { eventDate: '2026-05-10', venueEntryTime: '15:00', venueExitTime: '23:30' };

  test.each([
    ['its venue exit time', work, '2026-05-11T03:30:00Z'],
    ['an exit after midnight', { ...work, venueExitTime: '01:00' }, '2026-05-11T05:00:00Z'],
    ['its end, where no exit was given', { ...work, venueExitTime: '' }, '2026-05-11T03:00:00Z'],
    ['its end after midnight', { ...work, venueEntryTime: '', endTime: '00:30' }, '2026-05-11T04:30:00Z'],
    ['its duration', { ...work, venueExitTime: '', endTime: '', duration: 8 }, '2026-05-11T05:00:00Z'],
    ['a 4-hour default', { ...work, venueExitTime: '', endTime: '', duration: null }, '2026-05-11T01:00:00Z'],
  ])('when %s is over, then the event can be completed, and not a second before', (_end, times, end) => {
    const booked = aSentEvent({ status: 'booked', ...times });
    const complete = (at: number) => changeStatus(booked, { status: 'completed', reason: '' }, new Date(at));

    const early = refusalOf(() => complete(Date.parse(end) - 1_000));
    const onTime = complete(Date.parse(end));

    expect(early).toMatchObject({ kind: 'conflict', code: 'event_not_over' });
    expect(early.message).toBe(
      'This event can be marked completed once it is over: after the venue exit time, or else its end',
    );
    expect(onTime).toEqual({ type: 'completed' });
  });

  test('when the event is already completed, then nothing changes', () => {
    expect(changeStatus(aSentEventIn('completed'), { status: 'completed', reason: '' }, now)).toBeNull();
  });

  test.each(['inquiry', 'proposal', 'cancelled'] as const)(
    'when the event is %s, then its completion is rejected as a conflict',
    (status) => {
      const refusal = refusalOf(() =>
        changeStatus(aSentEventIn(status), { status: 'completed', reason: '' }, now),
      );

      expect(refusal).toMatchObject({ kind: 'conflict', code: `event_is_${status}` });
    },
  );
});

describe('a status that cannot be set by hand', () => {
  test.each(['inquiry', 'proposal', 'booked', 'completed', 'cancelled'] as const)(
    'when an event that is %s is set to booked or inquiry, then the change is rejected',
    (status) => {
      const event = aSentEventIn(status);

      const booking = refusalOf(() => changeStatus(event, { status: 'booked', reason: '' }, now));
      const reopening = refusalOf(() => changeStatus(event, { status: 'inquiry', reason: '' }, now));

      expect(booking).toMatchObject({ kind: 'conflict', code: 'event_status_by_hand' });
      expect(booking.message).toBe('An event is booked when its client accepts a quote');
      expect(reopening).toMatchObject({ kind: 'conflict', code: 'event_status_by_hand' });
      expect(reopening.message).toBe('An event cannot go back to being an inquiry');
    },
  );
});

describe('cancelling an event', () => {
  test.each(['inquiry', 'proposal', 'booked'] as const)(
    'when the event is %s, then either side can cancel it with a reason',
    (status) => {
      const event = aSentEventIn(status);

      const byClient = cancel(event, { by: 'client', reason }, now);
      const byProvider = changeStatus(event, { status: 'cancelled', reason }, now);

      expect(byClient).toEqual({ type: 'cancelled', by: 'client', reason });
      expect(byProvider).toEqual({ type: 'cancelled', by: 'provider', reason });
    },
  );

  describe('an event that has started', () => {
    // 17:00 in New York, the start of the event.
    const start = new Date('2026-05-10T21:00:00Z');
    const secondBefore = new Date(start.getTime() - 1_000);
    const booked = aSentEvent({ status: 'booked', eventDate: '2026-05-10' });

    test('when the event is booked, then its client can cancel it only before the start', () => {
      const refusal = refusalOf(() => cancel(booked, { by: 'client', reason }, start));

      expect(cancel(booked, { by: 'client', reason }, secondBefore)).toMatchObject({ type: 'cancelled' });
      expect(refusal).toMatchObject({ kind: 'conflict', code: 'event_has_started' });
      expect(refusal.message).toBe(
        'This event has started, so only the provider can cancel it. Please contact them.',
      );
    });

    test('when the event is booked, then its provider can still cancel it', () => {
      expect(cancel(booked, { by: 'provider', reason }, start)).toMatchObject({ type: 'cancelled' });
    });

    test.each(['inquiry', 'proposal'] as const)(
      'when the event is %s, then its client can still cancel it',
      (status) => {
        const event = { ...booked, status };

        expect(cancel(event, { by: 'client', reason }, start)).toMatchObject({ type: 'cancelled' });
      },
    );
  });

  test('when the event is a draft, then its client can cancel it', () => {
    expect(cancel(anEvent(), { by: 'client', reason }, now)).toEqual({
      type: 'cancelled',
      by: 'client',
      reason,
    });
  });

  test('when the event was booked, then total and time of booking stay recorded', () => {
    const booked = aSentEvent({ status: 'booked', payableCents: 54_950, bookedAt: now });

    const cancelled = evolve(booked, { type: 'cancelled', by: 'client', reason }, now);

    expect(cancelled).toMatchObject({ status: 'cancelled', payableCents: 54_950, bookedAt: now });
  });

  test('when the same side has already cancelled, then the first reason stays', () => {
    const cancelled = aSentEvent({ status: 'cancelled', cancelledBy: 'client', cancelReason: reason });

    expect(cancel(cancelled, { by: 'client', reason: 'Another reason' }, now)).toBeNull();
  });

  test('when the other side has already cancelled, then the cancellation is rejected', () => {
    const cancelled = aSentEvent({ status: 'cancelled', cancelledBy: 'client', cancelReason: reason });

    const refusal = refusalOf(() => cancel(cancelled, { by: 'provider', reason }, now));

    expect(refusal).toMatchObject({ kind: 'conflict', code: 'event_is_cancelled' });
  });

  test('when the event is completed, then the cancellation is rejected', () => {
    const refusal = refusalOf(() => cancel(aSentEventIn('completed'), { by: 'client', reason }, now));

    expect(refusal).toMatchObject({ kind: 'conflict', code: 'event_is_completed' });
  });

  test.each(['inquiry', 'completed', 'cancelled'] as const)(
    'when the event is %s and the reason is missing, then the input is rejected as malformed',
    (status) => {
      const refusal = refusalOf(() =>
        changeStatus(aSentEventIn(status), { status: 'cancelled', reason: '' }, now),
      );

      expect(refusal).toMatchObject({ kind: 'malformed', code: 'invalid_input' });
      expect(refusal.message).toBe('Please enter a reason');
      expect(refusal.details.errors).toEqual([{ path: 'reason', message: 'Please enter a reason' }]);
    },
  );
});
