import type { EventFact } from '../../src/events/domain/event.ts';
import { evolve } from '../../src/events/domain/evolve.ts';
import { anEvent, aSentEvent } from '../support/an-event.ts';

const now = new Date('2026-05-10T15:00:00Z');
const acceptance = { payableCents: 54_950, acceptedAt: new Date('2026-05-10T14:59:58Z') };
const accepted = { acceptedQuoteId: 'quote-2', payableCents: 54_950, bookedAt: acceptance.acceptedAt };
const event = aSentEvent({ quoteIds: ['quote-1', 'quote-3'] });
const withQuote2 = ['quote-1', 'quote-2', 'quote-3'];

describe('an event after a fact', () => {
  test.each<{ fact: EventFact; changes: object }>([
    {
      fact: { type: 'proposed', quoteId: 'quote-2' },
      changes: { status: 'proposal', quoteIds: withQuote2 },
    },
    { fact: { type: 'proposed', quoteId: null }, changes: { status: 'proposal' } },
    { fact: { type: 'quoted-again', quoteId: 'quote-2' }, changes: { quoteIds: withQuote2 } },
    { fact: { type: 'quoted-again', quoteId: 'quote-3' }, changes: {} },
    {
      fact: { type: 'booked', quoteId: 'quote-2', acceptance },
      changes: { status: 'booked', quoteIds: withQuote2, ...accepted },
    },
    { fact: { type: 'completed' }, changes: { status: 'completed', completedAt: now } },
    {
      fact: { type: 'cancelled', by: 'provider', reason: 'Illness' },
      changes: {
        ...{ status: 'cancelled', cancelledAt: now, cancelledBy: 'provider', cancelReason: 'Illness' },
      },
    },
    {
      fact: { type: 'cancelled-again', quoteId: 'quote-2', acceptance: null },
      changes: { quoteIds: withQuote2 },
    },
    {
      fact: { type: 'cancelled-again', quoteId: 'quote-2', acceptance },
      changes: { quoteIds: withQuote2, ...accepted },
    },
  ])('when the fact is $fact, then only the fields of the fact change', ({ fact, changes }) => {
    expect(evolve(event, fact, now)).toEqual({ ...event, ...changes });
  });

  test('when a draft is sent, then the name is the current one of the provider, and the draft is sent', () => {
    const draft = anEvent();

    expect(evolve(draft, { type: 'sent', providerName: 'Nova Light' }, now)).toEqual({
      ...draft,
      ...{ providerName: 'Nova Light', sentToProvider: true, sentToProviderAt: now },
    });
  });

  test('when the provider of a draft leaves, then the draft has no provider', () => {
    const draft = anEvent();

    expect(evolve(draft, { type: 'freed' }, now)).toEqual({
      ...draft,
      ...{ providerId: null, providerEmail: '', providerName: '' },
    });
  });
});
