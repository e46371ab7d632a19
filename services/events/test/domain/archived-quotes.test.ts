import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { evolve } from '../../src/events/domain/evolve.ts';
import { hasOpenQuote, onQuoteArchived } from '../../src/events/domain/quote-rules.ts';
import { anEvent, aSentEvent } from '../support/an-event.ts';

const now = new Date('2026-05-10T15:00:00Z');

describe('a message that a quote was archived', () => {
  test('when the quote is new, then its id is recorded, also before the message about its creation', () => {
    const event = aSentEvent();

    const fact = onQuoteArchived(event, 'quote-2');

    expect(fact).toEqual({ type: 'quote-archived', quoteId: 'quote-2' });
    expect(fact && evolve(event, fact, now)).toEqual({ ...event, archivedQuoteIds: ['quote-2'] });
  });

  test('when another quote is archived already, then the ids are sorted', () => {
    const event = aSentEvent({ archivedQuoteIds: ['quote-2', 'quote-3'] });

    expect(evolve(event, { type: 'quote-archived', quoteId: 'quote-1' }, now)).toEqual({
      ...event,
      archivedQuoteIds: ['quote-1', 'quote-2', 'quote-3'],
    });
  });

  test('when the message was already handled, then nothing changes', () => {
    expect(onQuoteArchived(aSentEvent({ archivedQuoteIds: ['quote-2'] }), 'quote-2')).toBeNull();
  });

  test('when the event was never sent, then the message is rejected', () => {
    expect(refusalOf(() => onQuoteArchived(anEvent(), 'quote-2'))).toMatchObject({
      ...{ kind: 'conflict', code: 'event_not_sent' },
      message: 'This event was never sent to its provider',
    });
  });
});

describe('whether an event has an open quote', () => {
  test.each([
    { quoteIds: [], archivedQuoteIds: [], isOpen: false },
    { quoteIds: ['quote-1'], archivedQuoteIds: [], isOpen: true },
    { quoteIds: ['quote-1'], archivedQuoteIds: ['quote-1'], isOpen: false },
    { quoteIds: ['quote-1', 'quote-2'], archivedQuoteIds: ['quote-1'], isOpen: true },
    { quoteIds: ['quote-1', 'quote-2'], archivedQuoteIds: ['quote-1', 'quote-2'], isOpen: false },
  ])(
    'when $archivedQuoteIds of $quoteIds are archived, then it has one: $isOpen',
    ({ isOpen, ...quotes }) => {
      expect(hasOpenQuote(aSentEvent(quotes))).toBe(isOpen);
    },
  );

  test('when no quote was ever archived, then every quote is open', () => {
    expect(hasOpenQuote(aSentEvent({ quoteIds: ['quote-1'] }))).toBe(true);
  });
});
