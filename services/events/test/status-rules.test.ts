import { evolve } from '../src/events/evolve.ts';
import { cancel, changeStatus } from '../src/events/status-rules.ts';
import { anEvent, aSentEvent, aSentEventIn } from './kit/an-event.ts';
import { refusalOf } from './kit/refusal-of.ts';

const now = new Date('2026-05-10T15:00:00Z');
const reason = 'The venue burned down';

describe('moving an event to proposal by hand', () => {
  test('when it is an inquiry, then it becomes a proposal without a quote', () => {
    const fact = changeStatus(aSentEvent(), { status: 'proposal', reason: '' }, now);

    expect(fact).toEqual({ type: 'proposed', quoteId: null });
  });

  test('when it is a proposal already, then nothing changes', () => {
    expect(changeStatus(aSentEventIn('proposal'), { status: 'proposal', reason: '' }, now)).toBeNull();
  });

  test.each(['booked', 'completed', 'cancelled'] as const)(
    'when it is %s, then it is rejected as a conflict',
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
  // On May 10 in New York, four hours behind UTC.
  const work = { eventDate: '2026-05-10', venueEntryTime: '15:00', venueExitTime: '23:30' };

  test.each([
    ['its venue exit time', work, '2026-05-11T03:30:00Z'],
    ['an exit after midnight', { ...work, venueExitTime: '01:00' }, '2026-05-11T05:00:00Z'],
    ['its end, where no exit was given', { ...work, venueExitTime: '' }, '2026-05-11T03:00:00Z'],
    ['its end after midnight', { ...work, venueEntryTime: '', endTime: '00:30' }, '2026-05-11T04:30:00Z'],
    ['its duration', { ...work, venueExitTime: '', endTime: '', duration: 8 }, '2026-05-11T05:00:00Z'],
    ['four hours', { ...work, venueExitTime: '', endTime: '', duration: null }, '2026-05-11T01:00:00Z'],
  ])('when %s is over, then it is completed, and not a second before', (_end, times, end) => {
    const booked = aSentEvent({ status: 'booked', ...times });
    const complete = (at: number) => changeStatus(booked, { status: 'completed', reason: '' }, new Date(at));

    const early = refusalOf(() => complete(Date.parse(end) - 1_000));
    const onTime = complete(Date.parse(end));

    expect(early).toMatchObject({ kind: 'conflict', code: 'event_not_over' });
    expect(onTime).toEqual({ type: 'completed' });
  });

  test('when it is completed already, then nothing changes', () => {
    expect(changeStatus(aSentEventIn('completed'), { status: 'completed', reason: '' }, now)).toBeNull();
  });

  test.each(['inquiry', 'proposal', 'cancelled'] as const)(
    'when it is %s, then it is rejected as a conflict',
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
    'when an event that is %s is to be booked or an inquiry again, then it is rejected',
    (status) => {
      const event = aSentEventIn(status);

      const booking = refusalOf(() => changeStatus(event, { status: 'booked', reason: '' }, now));
      const reopening = refusalOf(() => changeStatus(event, { status: 'inquiry', reason: '' }, now));

      expect(booking).toMatchObject({ kind: 'conflict', code: 'event_status_by_hand' });
      expect(reopening).toMatchObject({ kind: 'conflict', code: 'event_status_by_hand' });
    },
  );
});

describe('cancelling an event', () => {
  test.each(['inquiry', 'proposal', 'booked'] as const)(
    'when it is %s, then either side cancels it with a reason',
    (status) => {
      const event = aSentEventIn(status);

      const byClient = cancel(event, { by: 'client', reason }, now);
      const byProvider = changeStatus(event, { status: 'cancelled', reason }, now);

      expect(byClient).toEqual({ type: 'cancelled', by: 'client', reason });
      expect(byProvider).toEqual({ type: 'cancelled', by: 'provider', reason });
    },
  );

  describe('that has started', () => {
    // At 17:00 in New York.
    const start = new Date('2026-05-10T21:00:00Z');
    const secondBefore = new Date(start.getTime() - 1_000);
    const booked = aSentEvent({ status: 'booked', eventDate: '2026-05-10' });

    test('when it is booked, then its client cancels it until its start and not from then on', () => {
      const refusal = refusalOf(() => cancel(booked, { by: 'client', reason }, start));

      expect(cancel(booked, { by: 'client', reason }, secondBefore)).toMatchObject({ type: 'cancelled' });
      expect(refusal).toMatchObject({ kind: 'conflict', code: 'event_has_started' });
    });

    test('when it is booked, then its provider still cancels it', () => {
      expect(cancel(booked, { by: 'provider', reason }, start)).toMatchObject({ type: 'cancelled' });
    });

    test.each(['inquiry', 'proposal'] as const)(
      'when it is %s, then its client still cancels it',
      (status) => {
        const event = { ...booked, status };

        expect(cancel(event, { by: 'client', reason }, start)).toMatchObject({ type: 'cancelled' });
      },
    );
  });

  test('when it is a draft, then its client may cancel it', () => {
    expect(cancel(anEvent(), { by: 'client', reason }, now)).toEqual({
      type: 'cancelled',
      by: 'client',
      reason,
    });
  });

  test('when it was booked, then the acceptance stays on record', () => {
    const booked = aSentEvent({ status: 'booked', totalCents: 54_950, bookedAt: now });

    const cancelled = evolve(booked, { type: 'cancelled', by: 'client', reason }, now);

    expect(cancelled).toMatchObject({ status: 'cancelled', totalCents: 54_950, bookedAt: now });
  });

  test('when the same side cancelled it before, then its first reason stays', () => {
    const cancelled = aSentEvent({ status: 'cancelled', cancelledBy: 'client', cancelReason: reason });

    expect(cancel(cancelled, { by: 'client', reason: 'Another reason' }, now)).toBeNull();
  });

  test('when the other side cancelled it before, then it is rejected', () => {
    const cancelled = aSentEvent({ status: 'cancelled', cancelledBy: 'client', cancelReason: reason });

    const refusal = refusalOf(() => cancel(cancelled, { by: 'provider', reason }, now));

    expect(refusal).toMatchObject({ kind: 'conflict', code: 'event_is_cancelled' });
  });

  test('when it is completed, then it is rejected', () => {
    const refusal = refusalOf(() => cancel(aSentEventIn('completed'), { by: 'client', reason }, now));

    expect(refusal).toMatchObject({ kind: 'conflict', code: 'event_is_completed' });
  });

  test.each(['inquiry', 'completed', 'cancelled'] as const)(
    'when it is %s and there is no reason, then the input is malformed',
    (status) => {
      const refusal = refusalOf(() =>
        changeStatus(aSentEventIn(status), { status: 'cancelled', reason: '' }, now),
      );

      expect(refusal).toMatchObject({ kind: 'malformed', code: 'invalid_input' });
      expect(refusal.details.errors).toEqual([{ path: 'reason', message: 'Please enter a reason' }]);
    },
  );
});
