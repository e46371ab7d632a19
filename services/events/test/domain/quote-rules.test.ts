import { randomUUID } from 'node:crypto';
import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { evolve } from '../../src/events/domain/evolve.ts';
import { onQuoteAccepted, onQuoteCreated } from '../../src/events/domain/quote-rules.ts';
import { anEvent, aSentEvent, aSentEventIn } from '../support/an-event.ts';

const now = new Date('2026-05-10T15:00:00Z');
const acceptance = { payableCents: 54_950, acceptedAt: new Date('2026-05-10T14:59:58Z') };

describe('a message that a quote was created', () => {
  test('when the event is an inquiry, then it becomes a proposal', () => {
    const quoteId = randomUUID();

    expect(onQuoteCreated(aSentEvent(), quoteId)).toEqual({ type: 'proposed', quoteId });
  });

  test.each(['proposal', 'booked', 'completed'] as const)(
    'when the event is %s, then its status stays and the quote is recorded',
    (status) => {
      const quoteId = randomUUID();
      const event = aSentEventIn(status);

      const fact = onQuoteCreated(event, quoteId);

      expect(fact).toEqual({ type: 'quoted-again', quoteId });
      expect(evolve(event, { type: 'quoted-again', quoteId }, now)).toEqual({
        ...event,
        quoteIds: [quoteId],
      });
    },
  );

  test('when the event is cancelled, then the cancellation is published again', () => {
    const quoteId = randomUUID();

    const fact = onQuoteCreated(aSentEventIn('cancelled'), quoteId);

    expect(fact).toEqual({ type: 'cancelled-again', quoteId, acceptance: null });
  });

  test.each(['inquiry', 'proposal', 'booked', 'completed', 'cancelled'] as const)(
    'when the message was already handled and the event is %s, then nothing changes',
    (status) => {
      const quoteId = randomUUID();

      expect(onQuoteCreated(aSentEvent({ status, quoteIds: [quoteId] }), quoteId)).toBeNull();
    },
  );

  test('when the event was never sent, then the message is rejected', () => {
    const refusal = refusalOf(() => onQuoteCreated(anEvent(), randomUUID()));

    expect(refusal).toMatchObject({ kind: 'conflict', code: 'event_not_sent' });
  });
});

describe('a message that a quote was accepted', () => {
  test.each(['inquiry', 'proposal'] as const)(
    'when the event is %s, then it is booked at the total as of the time of acceptance',
    (status) => {
      const quoteId = randomUUID();
      const event = aSentEventIn(status);

      const fact = onQuoteAccepted(event, quoteId, acceptance);
      const booked = evolve(event, { type: 'booked', quoteId, acceptance }, now);

      expect(fact).toEqual({ type: 'booked', quoteId, acceptance });
      expect(booked).toMatchObject({
        status: 'booked',
        payableCents: 54_950,
        bookedAt: acceptance.acceptedAt,
        acceptedQuoteId: quoteId,
      });
    },
  );

  test('when the event is cancelled, then it stays cancelled, the total is recorded and the cancellation is published again', () => {
    const quoteId = randomUUID();
    const event = aSentEventIn('cancelled');

    const fact = onQuoteAccepted(event, quoteId, acceptance);
    const after = evolve(event, { type: 'cancelled-again', quoteId, acceptance }, now);

    expect(fact).toEqual({ type: 'cancelled-again', quoteId, acceptance });
    expect(after).toMatchObject({ status: 'cancelled', payableCents: 54_950, quoteIds: [quoteId] });
  });

  test.each(['booked', 'completed', 'cancelled'] as const)(
    'when the message was already handled and the event is %s, then nothing changes',
    (status) => {
      const quoteId = randomUUID();
      const event = aSentEvent({ status, acceptedQuoteId: quoteId });

      expect(onQuoteAccepted(event, quoteId, acceptance)).toBeNull();
    },
  );

  test.each(['booked', 'completed', 'cancelled'] as const)(
    'when another quote was accepted and the event is %s, then the message is rejected',
    (status) => {
      const event = aSentEvent({ status, acceptedQuoteId: randomUUID() });

      const refusal = refusalOf(() => onQuoteAccepted(event, randomUUID(), acceptance));

      expect(refusal).toMatchObject({ kind: 'conflict', code: 'event_has_accepted_quote' });
      expect(refusal.message).toBe('Another quote was accepted for this event');
    },
  );

  test('when the event was never sent, then the message is rejected', () => {
    const refusal = refusalOf(() => onQuoteAccepted(anEvent(), randomUUID(), acceptance));

    expect(refusal).toMatchObject({ kind: 'conflict', code: 'event_not_sent' });
  });
});
