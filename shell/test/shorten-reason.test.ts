import { shortenReason } from '../src/features/dead-letters/shorten-reason.ts';

const faults = ['quoteId', 'eventId', 'providerId', 'providerName', 'clientId'].map(
  (field) => `${field} Invalid input: expected string, received undefined`,
);

describe('short reason', () => {
  test.each([
    ['is short', 'Event not found', 'Event not found'],
    [
      'names two fields',
      'invalid payload: a is wrong; b is wrong',
      'invalid payload: a is wrong; b is wrong',
    ],
    ['has several lines', 'no such column\n    at query (db.ts:7)', 'no such column'],
    ['is empty', '', ''],
  ])('when the reason %s, then %p is shortened to %p', (_what, reason, shown) => {
    expect(shortenReason(reason)).toBe(shown);
  });

  test('when the reason names many fields, then the first fields and the number of others are shown', () => {
    expect(shortenReason(`invalid payload: ${faults.join('; ')}`)).toBe(
      `invalid payload: ${faults.slice(0, 2).join('; ')}; and 3 more`,
    );
  });

  test('when the reason is one long sentence, then it is truncated', () => {
    const shown = shortenReason('x'.repeat(400));

    expect(shown).toBe(`${'x'.repeat(160)}…`);
  });
});
