import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Event, EventFact } from '../src/events/domain/event.ts';
import { evolve } from '../src/events/domain/evolve.ts';
import { onQuoteAccepted, onQuoteCreated } from '../src/events/domain/quote-rules.ts';
import { cancel } from '../src/events/domain/status-rules.ts';
import { aSentEvent } from './support/an-event.ts';

type Step = (event: Event) => EventFact | null;

const cancelledAt = new Date('2026-05-12T09:00:00Z');

function apply(event: Event, steps: readonly Step[]): Event {
  return steps.reduce((before, step) => {
    const fact = step(before);
    return fact === null ? before : evolve(before, fact, cancelledAt);
  }, event);
}

function stepsOf(history: { quotes: number; accepts: boolean; cancels: boolean }): Step[] {
  const quoteIds = Array.from({ length: history.quotes }, () => randomUUID());
  const acceptance = { payableCents: 54_950, acceptedAt: new Date('2026-05-11T09:00:00Z') };
  const accepted = quoteIds.slice(history.accepts ? -1 : quoteIds.length);
  return [
    ...quoteIds.map(
      (quoteId): Step =>
        (event) =>
          onQuoteCreated(event, quoteId),
    ),
    ...accepted.map(
      (quoteId): Step =>
        (event) =>
          onQuoteAccepted(event, quoteId, acceptance),
    ),
    ...(history.cancels
      ? [(event: Event) => cancel(event, { by: 'client', reason: 'Plans changed' }, cancelledAt)]
      : []),
  ];
}

const histories = fc
  .record({ quotes: fc.integer({ min: 0, max: 4 }), accepts: fc.boolean(), cancels: fc.boolean() })
  .map(stepsOf)
  .chain((inOrder) =>
    fc.record({
      inOrder: fc.constant(inOrder),
      arriving: fc
        .tuple(...inOrder.map((step) => fc.integer({ min: 1, max: 5 }).map((times) => copies(step, times))))
        .chain((repeated) => {
          const all = repeated.flat();
          return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
        }),
    }),
  );

function copies(step: Step, times: number): Step[] {
  return Array.from({ length: times }, () => step);
}

describe('an event’s cancellation and the messages about its quotes, in memory', () => {
  test('when each message arrives one to five times in any order, then the result is that of one delivery in order', () => {
    const event = aSentEvent();

    fc.assert(
      fc.property(histories, ({ inOrder, arriving }) => {
        expect(apply(event, arriving)).toEqual(apply(event, inOrder));
      }),
      { numRuns: 2_000 },
    );
  });
});
