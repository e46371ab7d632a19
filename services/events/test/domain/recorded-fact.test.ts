import type { EventFact } from '../../src/events/domain/event.ts';
import { evolve } from '../../src/events/domain/evolve.ts';
import { recordedFactOf } from '../../src/events/domain/recorded-fact.ts';
import { aSentEvent } from '../support/an-event.ts';

const now = new Date('2026-05-10T15:00:00Z');
const acceptance = { payableCents: 54_950, acceptedAt: now };
const before = aSentEvent({ name: 'Gala', comments: '' });

describe('what the history of an event keeps of a fact', () => {
  test.each<[EventFact, object]>([
    [
      { type: 'edited', details: { name: 'Gala', comments: 'For Amara' }, provider: null },
      { fields: ['comments'] },
    ],
    [{ type: 'sent', providerName: 'Sunset Sound Co.' }, { providerId: before.providerId }],
    [{ type: 'proposed', quoteId: null }, { quoteId: null }],
    [{ type: 'quoted-again', quoteId: 'quote' }, { quoteId: 'quote' }],
    [{ type: 'quote-archived', quoteId: 'quote' }, { quoteId: 'quote' }],
    [
      { type: 'booked', quoteId: 'quote', acceptance },
      { quoteId: 'quote', payableCents: 54_950 },
    ],
    [
      { type: 'cancelled-again', quoteId: 'quote', acceptance },
      { quoteId: 'quote', payableCents: 54_950 },
    ],
    [
      { type: 'cancelled-again', quoteId: 'quote', acceptance: null },
      { quoteId: 'quote', payableCents: null },
    ],
    [{ type: 'completed' }, {}],
    [{ type: 'freed' }, {}],
    [{ type: 'erased', side: 'client' }, { side: 'client' }],
    [{ type: 'cancelled', by: 'client', reason: 'Amara is ill' }, { by: 'client' }],
  ])('when the fact is %j, then its data is %j, without typed text', (fact, data) => {
    const after = evolve(before, fact, now);

    expect(recordedFactOf({ fact, before, after })).toEqual({ type: fact.type, data });
  });
});
