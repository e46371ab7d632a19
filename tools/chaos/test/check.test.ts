import type { Found } from '../src/check/found.ts';
import { aClient, aProvider, anEntry, aHealthySystem } from './check-fixture.ts';
import { kindsIn, detailsOf, unanswered } from './check-kit.ts';

const { projections } = aHealthySystem();

describe('the checker', () => {
  test('when every promise was kept, then the checker finds nothing', () => {
    expect(detailsOf({})).toBe('');
  });

  test.each<[string, Found['projections']]>([
    [
      'a field differs from its source',
      {
        ...projections,
        'quotes.eventRequest': projections['quotes.eventRequest'].map((row) => ({
          ...row,
          status: 'proposal',
        })),
      },
    ],
    [
      'a version is older',
      {
        ...projections,
        'events.client': projections['events.client'].map((row) => ({ ...row, sourceVersion: 1 })),
      },
    ],
    [
      'a field is unexpected',
      {
        ...projections,
        'quotes.client': projections['quotes.client'].map((row) => ({ ...row, passwordHash: 'x' })),
      },
    ],
    [
      'a document has no source',
      {
        ...projections,
        'quotes.provider': [...projections['quotes.provider'], { id: 'stranger', sourceVersion: 1 }],
      },
    ],
  ])('when a projection is wrong (%s), then the checker reports that it differs', (_what, broken) => {
    expect(kindsIn({ found: { projections: broken } })).toEqual(['differs']);
  });

  test.each([
    [90, []],
    [200, ['differs']],
  ])(
    'when billing has no provider name for an acceptance %d s after the sign-up, then the findings are %j',
    (seconds, kinds) => {
      const accepted = aHealthySystem().quotes[0]?.acceptedAt?.getTime() ?? 0;
      const createdAt = new Date(accepted - seconds * 1_000);
      const registered = (name: 'events.provider' | 'quotes.provider') =>
        projections[name].map((row) => ({ ...row, registeredAt: createdAt.toISOString() }));
      const nameless = projections['billing.acceptedQuote'].map((row) => ({
        ...row,
        providerName: '',
        agreement: { ...(row.agreement as object), providerEmail: '' },
      }));

      expect(
        kindsIn({
          found: {
            accounts: [aClient(), aProvider({ createdAt })],
            projections: {
              ...projections,
              'events.provider': registered('events.provider'),
              'quotes.provider': registered('quotes.provider'),
              'billing.acceptedQuote': nameless,
            },
          },
        }),
      ).toEqual(kinds);
    },
  );

  test('when a message waits in a queue, then it is left over', () => {
    expect(kindsIn({ found: { remainders: [{ place: 'queue unrouted', count: 1 }] } })).toEqual([
      'left-over',
    ]);
  });

  test('when a message was dead-lettered, then the dead letter is reported', () => {
    const deadLetters = [{ queue: 'events.book-event', reason: 'invalid payload', id: 'message' }];

    expect(kindsIn({ found: { deadLetters } })).toEqual(['dead-letter']);
  });

  test('when a change was never answered and did not happen, then the checker finds nothing', () => {
    const more = [
      anEntry('complete-event', { subject: 'event', ...unanswered }),
      anEntry('change-terms', { subject: 'quote', ...unanswered }),
      anEntry('create-event', unanswered),
    ];

    expect(detailsOf({ more })).toBe('');
  });
});
