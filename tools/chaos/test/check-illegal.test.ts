import type { FoundQuote } from '../src/check/found.ts';
import { anEvent, aQuote } from './check-fixture.ts';
import { kindsIn } from './check-kit.ts';
import type { Broken } from './check-kit.ts';

const withHistory = (history: FoundQuote['history']): Broken => ({
  found: { quotes: [aQuote({ history })] },
});
const recorded = aQuote().history;

describe('the checker: illegal states', () => {
  test.each<[string, Broken]>([
    [
      'an event’s history does not begin with its creation',
      { found: { events: [anEvent({ history: anEvent().history.slice(1) })] } },
    ],
    [
      'an event returned to an earlier status',
      {
        found: {
          events: [anEvent({ history: [...anEvent().history, { type: 'proposed', status: 'proposal' }] })],
        },
      },
    ],
    ...[
      { quoteId: 'other', payableCents: 49_900 },
      { quoteId: 'quote', payableCents: 1 },
    ].map((data): [string, Broken] => [
      `an event’s history books another quote or amount, ${JSON.stringify(data)}`,
      {
        found: {
          events: [
            anEvent({
              history: [...anEvent().history.slice(0, -1), { type: 'booked', status: 'booked', data }],
            }),
          ],
        },
      },
    ]),
    ['an event changed without a history entry', { found: { events: [anEvent({ status: 'completed' })] } }],
    ['a change left no entry', { found: { events: [anEvent({ version: 9 })] } }],
    [
      'a quote that was not approved was sent',
      withHistory(recorded.filter(({ status }) => status !== 'approved_for_review')),
    ],
    [
      'a history entry has an unknown fact',
      withHistory([
        { id: '1-1', status: 'draft', type: 'noted', data: { text: 'Conjured up' } },
        ...recorded.slice(1),
      ]),
    ],
    [
      'a version is not the sum of its lines',
      {
        found: {
          quotes: [
            aQuote({
              sentVersions: aQuote().sentVersions.map((version) => ({ ...version, subtotalCents: 1 })),
            }),
          ],
        },
      },
    ],
    [
      'a line is not quantity times price',
      {
        found: {
          quotes: [
            aQuote({
              offer: {
                ...aQuote().offer,
                lineItems: aQuote().offer.lineItems.map((line) => ({ ...line, quantity: 7 })),
              },
            }),
          ],
        },
      },
    ],
  ])('when %s, then the checker reports an illegal state', (_what, broken) => {
    expect(kindsIn(broken)).toContain('illegal');
  });
});
