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

  test('when it is a proposal already, then nothing is left to do', () => {
    expect(changeStatus(aSentEventIn('proposal'), { status: 'proposal', reason: '' }, now)).toBeNull();
  });

  test.each(['booked', 'completed', 'cancelled'] as const)(
    'when it is %s, then it is refused as a conflict',
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
  test('when it is booked and its date has come, then it is completed', () => {
    const booked = aSentEvent({ status: 'booked', eventDate: '2026-05-10' });

    expect(changeStatus(booked, { status: 'completed', reason: '' }, now)).toEqual({ type: 'completed' });
  });

  test('when its date has come elsewhere but not at the venue, then it is refused', () => {
    const booked = aSentEvent({ status: 'booked', eventDate: '2026-05-10' });
    const eveningBefore = new Date('2026-05-10T03:59:59Z');

    const refusal = refusalOf(() => changeStatus(booked, { status: 'completed', reason: '' }, eveningBefore));

    expect(refusal).toMatchObject({ kind: 'conflict', code: 'event_not_over' });
  });

  test('when it is completed already, then nothing is left to do', () => {
    expect(changeStatus(aSentEventIn('completed'), { status: 'completed', reason: '' }, now)).toBeNull();
  });

  test.each(['inquiry', 'proposal', 'cancelled'] as const)(
    'when it is %s, then it is refused as a conflict',
    (status) => {
      const refusal = refusalOf(() =>
        changeStatus(aSentEventIn(status), { status: 'completed', reason: '' }, now),
      );

      expect(refusal).toMatchObject({ kind: 'conflict', code: `event_is_${status}` });
    },
  );
});

describe('a status nobody sets by hand', () => {
  test.each(['inquiry', 'proposal', 'booked', 'completed', 'cancelled'] as const)(
    'when an event that is %s is to be booked or an inquiry again, then it is refused',
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

      const byClient = cancel(event, 'client', reason);
      const byProvider = changeStatus(event, { status: 'cancelled', reason }, now);

      expect(byClient).toEqual({ type: 'cancelled', by: 'client', reason });
      expect(byProvider).toEqual({ type: 'cancelled', by: 'provider', reason });
    },
  );

  test('when it is a draft, then its client may cancel it', () => {
    expect(cancel(anEvent(), 'client', reason)).toEqual({ type: 'cancelled', by: 'client', reason });
  });

  test('when it was booked, then what was accepted stays on record', () => {
    const booked = aSentEvent({ status: 'booked', totalCents: 54_950, bookedAt: now });

    const cancelled = evolve(booked, { type: 'cancelled', by: 'client', reason }, now);

    expect(cancelled).toMatchObject({ status: 'cancelled', totalCents: 54_950, bookedAt: now });
  });

  test('when the same side cancelled it before, then its first reason stays', () => {
    const cancelled = aSentEvent({ status: 'cancelled', cancelledBy: 'client', cancelReason: reason });

    expect(cancel(cancelled, 'client', 'Another reason')).toBeNull();
  });

  test('when the other side cancelled it before, then it is refused', () => {
    const cancelled = aSentEvent({ status: 'cancelled', cancelledBy: 'client', cancelReason: reason });

    const refusal = refusalOf(() => cancel(cancelled, 'provider', reason));

    expect(refusal).toMatchObject({ kind: 'conflict', code: 'event_is_cancelled' });
  });

  test('when it is completed, then it is refused', () => {
    const refusal = refusalOf(() => cancel(aSentEventIn('completed'), 'client', reason));

    expect(refusal).toMatchObject({ kind: 'conflict', code: 'event_is_completed' });
  });

  test.each(['inquiry', 'completed', 'cancelled'] as const)(
    'when it is %s and no reason is given, then the input is malformed',
    (status) => {
      const refusal = refusalOf(() =>
        changeStatus(aSentEventIn(status), { status: 'cancelled', reason: '' }, now),
      );

      expect(refusal).toMatchObject({ kind: 'malformed', code: 'invalid_input' });
      expect(refusal.details.errors).toEqual([{ path: 'reason', message: 'Please say why' }]);
    },
  );
});
