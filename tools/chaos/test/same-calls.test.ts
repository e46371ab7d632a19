import { judgeSameCalls } from '../src/model/races/judge-same-calls.ts';
import type { SameCalls } from '../src/model/races/judge-same-calls.ts';

type Answer = SameCalls['atOnce']['next'];

function success(lines: number): Answer {
  const body = { lineItems: Array.from({ length: lines }) };
  return { status: 201, body, problem: { ...problem, code: '' } };
}

function refusal(code: string, status = 409): Answer {
  return { status, body: null, problem: { ...problem, status, code } };
}

const problem = { type: '', title: '', message: 'Why', requestId: '', status: 409, code: '' };
const addedInTurn = { answers: [success(1), success(2), success(3)], next: success(4) };
const archived = refusal('quote_archived');
const onceInTurn = { answers: [success(0), archived, archived], next: archived };

describe('equal calls at the same time', () => {
  test('when each has an effect, in any order, then no promise is violated', () => {
    const atOnce = { answers: [success(2), success(1), success(3)], next: success(4) };

    expect(judgeSameCalls({ inTurn: addedInTurn, atOnce })).toEqual([]);
  });

  test('when the effect of a call is lost, then the next answer differs', () => {
    const atOnce = { answers: [success(1), success(1), success(2)], next: success(3) };

    expect(judgeSameCalls({ inTurn: addedInTurn, atOnce })).toEqual([
      'the next call gets the answer that it gets after calls in turn',
    ]);
  });

  test.each([refusal('quote_was_changed'), refusal('too_many_requests', 429)])(
    'when other calls were faster or used up a limit ($problem.code), then a rejected call need not have had an effect',
    (overtaken) => {
      const atOnce = { answers: [success(1), overtaken, success(2)], next: success(3) };

      expect(judgeSameCalls({ inTurn: addedInTurn, atOnce })).toEqual([]);
    },
  );

  test('when one call can succeed and two do, then the number of successes differs', () => {
    const atOnce = { answers: [success(0), success(0), archived], next: archived };

    expect(judgeSameCalls({ inTurn: onceInTurn, atOnce })).toEqual(['1 calls succeed, as in turn (2)']);
  });

  test('when a call is rejected for a reason that no call in turn gets, then the reason is reported', () => {
    const atOnce = { answers: [success(0), archived, refusal('quote_not_found', 404)], next: archived };

    expect(judgeSameCalls({ inTurn: onceInTurn, atOnce })).toEqual([
      'no rejection that calls in turn do not get (quote_not_found)',
    ]);
  });

  test('when a call fails, then it is reported', () => {
    const atOnce = { answers: [success(0), archived, refusal('internal_error', 500)], next: archived };

    expect(judgeSameCalls({ inTurn: onceInTurn, atOnce })).toEqual(['no call fails']);
  });

  test('when no call succeeds, then it is reported', () => {
    const atOnce = { answers: [archived, archived, archived], next: archived };

    expect(judgeSameCalls({ inTurn: onceInTurn, atOnce })).toEqual([
      'a call succeeds',
      '1 calls succeed, as in turn (0)',
    ]);
  });
});
