import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { requireActiveProvider } from '../../src/quotes/domain/require-active-provider.ts';
import { requireQuotable } from '../../src/quotes/domain/require-quotable.ts';
import { after, aQuoteIn } from '../support/a-quote.ts';

const revision = {
  type: 'terms-changed',
  terms: { discountCents: 0, notes: 'Now with lights', validUntil: null },
} as const;

describe('the acceptance of a suspended provider’s quote', () => {
  test.each([
    ['is on offer', []],
    ['is on offer while the provider edits the quote', [revision]],
    ['is on offer while the changed quote is approved', [revision, { type: 'approved-for-review' }]],
  ] as const)(
    'when the sent version %s, then the acceptance is rejected with the reason',
    (_case, changes) => {
      const quote = after(aQuoteIn('sent_to_client'), ...changes);

      expect(
        refusalOf(() => {
          requireActiveProvider(quote, { isSuspended: true });
        }),
      ).toMatchObject({
        ...{ kind: 'conflict', code: 'provider_suspended' },
        message: 'This provider takes no bookings at the moment, so this quote cannot be accepted',
      });
    },
  );

  test.each([
    ['a draft', aQuoteIn('draft')],
    ['approved but not sent', aQuoteIn('approved_for_review')],
    ['accepted', aQuoteIn('client_accepted')],
    ['archived', aQuoteIn('archived')],
    ['archived during a revision', after(aQuoteIn('sent_to_client'), revision, { type: 'archived' })],
  ])('when the quote is %s, then the suspension is not the reason of a rejection', (_case, quote) => {
    expect(() => {
      requireActiveProvider(quote, { isSuspended: true });
    }).not.toThrow();
  });

  test('when the provider is not suspended, then the quote can be accepted', () => {
    const quote = aQuoteIn('sent_to_client');

    expect(() => {
      requireActiveProvider(quote, { isSuspended: false });
    }).not.toThrow();
  });
});

describe('a new quote for an event', () => {
  test.each(['inquiry', 'proposal'] as const)(
    'when the event is %s, then a quote can be created',
    (status) => {
      expect(() => {
        requireQuotable({ status, cancelledBy: null });
      }).not.toThrow();
    },
  );

  test.each([
    [{ status: 'booked' }, 'event_booked', 'This event is already booked'],
    [{ status: 'completed' }, 'event_completed', 'This event is already completed'],
    [{ status: 'cancelled' }, 'event_cancelled', 'This event has been cancelled'],
    [{ status: 'cancelled', cancelledBy: null }, 'event_cancelled', 'This event has been cancelled'],
    [{ status: 'cancelled', cancelledBy: 'provider' }, 'event_cancelled', 'This event has been cancelled'],
    [
      { status: 'cancelled', cancelledBy: 'client' },
      'event_cancelled',
      'This event has been cancelled by the client',
    ],
  ] as const)('when the event is %j, then the creation is rejected with %s', (event, code, message) => {
    expect(
      refusalOf(() => {
        requireQuotable(event);
      }),
    ).toMatchObject({ kind: 'conflict', code, message });
  });
});
