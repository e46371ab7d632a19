import { shortReason } from '../src/features/parked-messages/short-reason.ts';

const faults = ['quoteId', 'eventId', 'providerId', 'providerName', 'clientId'].map(
  (field) => `${field} Invalid input: expected string, received undefined`,
);

describe('a reason in few words', () => {
  test.each([
    ['is short', 'Event not found', 'Event not found'],
    [
      'names two fields',
      'invalid payload: a is wrong; b is wrong',
      'invalid payload: a is wrong; b is wrong',
    ],
    ['has lines', 'no such column\n    at query (db.ts:7)', 'no such column'],
    ['is empty', '', ''],
  ])('when it %s, then %p reads %p', (_what, reason, shown) => {
    expect(shortReason(reason)).toBe(shown);
  });

  test('when it names many fields, then the first are told, and how many follow', () => {
    expect(shortReason(`invalid payload: ${faults.join('; ')}`)).toBe(
      `invalid payload: ${faults.slice(0, 2).join('; ')}; and 3 more`,
    );
  });

  test('when one sentence is long, then it is cut', () => {
    const shown = shortReason('x'.repeat(400));

    expect(shown).toBe(`${'x'.repeat(160)}…`);
  });
});
