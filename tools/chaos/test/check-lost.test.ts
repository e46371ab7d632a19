import { anEntry, anEvent, aHealthySystem } from './check-fixture.ts';
import { kindsIn, detailsOf } from './check-kit.ts';
import type { Broken } from './check-kit.ts';

const { emails, projections } = aHealthySystem();

describe('the checker: lost changes', () => {
  test.each<[string, Broken, string]>([
    [
      'an acknowledged event is missing',
      { more: [anEntry('create-event', { acknowledgedValues: { subject: 'gone' } })] },
      'lost: event of',
    ],
    [
      'a send is missing in the history',
      { more: [anEntry('send-event', { subject: 'event' })] },
      'lost: event event: send-event',
    ],
    [
      'an edit stored another text',
      { more: [anEntry('edit-event', { subject: 'event' })] },
      'lost: event event: edit-event',
    ],
    [
      'an acknowledged quote is missing',
      { more: [anEntry('create-quote', { acknowledgedValues: { subject: 'gone' } })] },
      'lost: quote of',
    ],
    [
      'a line is missing',
      { more: [anEntry('add-line', { marker: 'm-other', subject: 'quote' })] },
      'lost: quote quote, line m-other',
    ],
    [
      'a removed line still exists',
      { more: [anEntry('remove-line', { subject: 'quote', about: 'm-line' })] },
      'lost: quote quote, line m-line',
    ],
    [
      'an acceptance has another total',
      {
        more: [
          anEntry('accept-quote', { subject: 'quote', acknowledgedValues: { version: 1, payableCents: 1 } }),
        ],
      },
      'is not stored with these values',
    ],
    [
      'the stored terms differ from the acknowledged ones',
      { more: [anEntry('change-terms', { subject: 'quote' })] },
      'lost: quote quote: change-terms',
    ],
    [
      'an account is missing',
      { more: [anEntry('sign-up', { acknowledgedValues: { subject: 'gone' } })] },
      'lost: account of',
    ],
    [
      'a profile change is missing',
      { more: [anEntry('change-client-profile', { subject: 'client' })] },
      'lost: account client',
    ],
    [
      'an email was never handed over',
      { found: { emails: emails.slice(0, 2) } },
      'lost: no email for message m-contact',
    ],
    [
      'a confirmation email was never sent',
      { found: { emails: emails.slice(1) } },
      'lost: no email for confirmation',
    ],
    ['a subscription was never created', { found: { subscriptions: [] } }, 'has no subscription'],
    [
      'an event does not list its quote',
      { found: { events: [anEvent({ quoteIds: [] })] } },
      'lost: quote quote: event event',
    ],
    [
      'an accepted quote did not book its event',
      { found: { events: [anEvent({ acceptedQuoteId: null })] } },
      'accepted, but event',
    ],
    [
      'an event is booked for another total',
      { found: { events: [anEvent({ payableCents: 1 })] } },
      'accepted, but event',
    ],
    [
      'a projection never arrived',
      { found: { projections: { ...projections, 'billing.acceptedQuote': [] } } },
      'billing.acceptedQuote quote never arrived',
    ],
  ])('when %s, then the checker reports a lost change', (_what, broken, detail) => {
    expect(kindsIn(broken)).toContain('lost');
    expect(detailsOf(broken)).toContain(detail);
  });

  test('when a cancelled event leaves its quote open, then the withdrawal is lost', () => {
    const cancelled = anEvent({
      status: 'cancelled',
      version: 5,
      history: [...anEvent().history, { type: 'cancelled', status: 'cancelled' }],
    });

    expect(detailsOf({ found: { events: [cancelled] } })).toContain(
      'is cancelled, but the quote is still client_accepted',
    );
  });
});
