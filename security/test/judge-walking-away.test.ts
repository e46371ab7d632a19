import { judgeWalkingAway } from '../src/walking-away/judge-walking-away.ts';
import type { Tried } from '../src/walking-away/judge-walking-away.ts';

const late: Tried = {
  what: 'the client cancels after the start',
  expected: '409 event_has_started',
  actual: '409 event_has_started',
};
const left: Tried = { what: 'its invoice', expected: 'sent', actual: 'sent' };

describe('judge walking away', () => {
  test('when every answer is the required one, then the gate passes', () => {
    expect(judgeWalkingAway([late, left], 2).passed).toBe(true);
  });

  test.each<[string, Tried[]]>([
    ['the client can cancel after the start', [{ ...late, actual: '200' }, left]],
    ['what is owed becomes void', [late, { ...left, actual: 'void' }]],
    ['it is rejected for another reason', [{ ...late, actual: '409 event_is_cancelled' }, left]],
    ['nothing was tried at the wrong time', [left, left]],
    ['there are too few acts', [late]],
  ])('when %s, then the gate fails', (_fault, tried) => {
    expect(judgeWalkingAway(tried, 2).passed).toBe(false);
  });
});
