import type { FoundQuote } from '../src/check/found.ts';
import { aClient, anEntry, anEvent, aQuote, aHealthySystem } from './check-fixture.ts';
import { kindsIn, unanswered } from './check-kit.ts';
import type { Broken } from './check-kit.ts';

const withHistory = (history: FoundQuote['history']): Broken => ({
  found: { quotes: [aQuote({ history })] },
});
const recorded = aQuote().history;
const { events, quotes, emails } = aHealthySystem();

describe('the checker: duplicates', () => {
  test.each<[string, Broken]>([
    ['one idempotency key created two events', { found: { events: [...events, anEvent({ id: 'twin' })] } }],
    [
      'one idempotency key created two quotes',
      { found: { quotes: [...quotes, aQuote({ id: 'twin', requestNumber: 2 })] } },
    ],
    [
      'a line exists twice',
      {
        found: {
          quotes: [
            aQuote({
              offer: {
                ...aQuote().offer,
                lineItems: [...aQuote().offer.lineItems, ...aQuote().offer.lineItems],
              },
            }),
          ],
        },
      },
    ],
    [
      'a booking is recorded twice',
      {
        found: {
          events: [anEvent({ history: [...anEvent().history, { type: 'booked', status: 'booked' }] })],
        },
      },
    ],
    ['an entry of a quote is recorded twice', withHistory([...recorded, ...recorded.slice(-1)])],
    [
      'an unanswered change took effect twice',
      {
        found: {
          events: [
            anEvent({
              history: [
                ...anEvent().history,
                { type: 'completed', status: 'completed' },
                { type: 'completed', status: 'completed' },
              ],
            }),
          ],
        },
        more: [anEntry('complete-event', { subject: 'event', ...unanswered })],
      },
    ],
    [
      'a contact message was emailed twice',
      { found: { emails: [...emails, ...emails.slice(-1).map((mail) => ({ ...mail, id: 'twin' }))] } },
    ],
    [
      'an address has two accounts',
      { found: { accounts: [...aHealthySystem().accounts, { ...aClient(), id: 'twin' }] } },
    ],
  ])('when %s, then the checker reports a duplicate', (_what, broken) => {
    expect(kindsIn(broken)).toContain('duplicate');
  });
});
