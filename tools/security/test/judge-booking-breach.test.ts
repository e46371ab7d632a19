import { judgeBookingBreach } from '../src/booking-breach/judge-booking-breach.ts';
import type { Tried } from '../src/booking-breach/judge-booking-breach.ts';

const late: Tried = {
  what: 'the client cancels after the start',
  expected: '409 event_has_started',
  actual: '409 event_has_started',
};
const left: Tried = { what: 'its invoice', expected: 'sent', actual: 'sent' };

describe('judge breach of a booking', () => {
  test('when every answer is the required one, then the gate passes', () => {
    expect(judgeBookingBreach([late, left], 2).passed).toBe(true);
  });

  test.each<[string, Tried[]]>([
    ['the client can cancel after the start', [{ ...late, actual: '200' }, left]],
    ['an invoice that is due becomes void', [late, { ...left, actual: 'void' }]],
    ['an attempt is rejected for another reason', [{ ...late, actual: '409 event_is_cancelled' }, left]],
    ['no forbidden attempt was made', [left, left]],
    ['there are too few attempts', [late]],
  ])('when %s, then the gate fails', (_fault, tried) => {
    expect(judgeBookingBreach(tried, 2).passed).toBe(false);
  });
});
