import type { InvoiceAge } from '@marquee/contracts/invoices';
import { dueRangeOf, isAged, singleAges } from '../../../src/invoices/domain/ages.ts';

const at = new Date('2026-08-30T12:00:00.000Z');
const dayMs = 86_400_000;

/** A due date that passed this many days and milliseconds before `at`. */
function dueBefore(days: number, ms = 0): Date {
  return new Date(at.getTime() - days * dayMs - ms);
}

describe('the age of an invoice', () => {
  test.each<[InvoiceAge, object]>([
    ['not_yet_due', { $gte: at }],
    ['overdue', { $lt: at }],
    ['overdue_1_to_30', { $lt: at, $gte: new Date('2026-07-31T12:00:00.000Z') }],
    [
      'overdue_31_to_60',
      { $lt: new Date('2026-07-31T12:00:00.000Z'), $gte: new Date('2026-07-01T12:00:00.000Z') },
    ],
    [
      'overdue_61_to_90',
      { $lt: new Date('2026-07-01T12:00:00.000Z'), $gte: new Date('2026-06-01T12:00:00.000Z') },
    ],
    ['overdue_over_90', { $lt: new Date('2026-06-01T12:00:00.000Z') }],
  ])('when it is %s, then the due date is in the range of that age', (age, range) => {
    expect(dueRangeOf(age, at)).toEqual(range);
  });

  test.each<[string, Date, InvoiceAge]>([
    ['tomorrow', dueBefore(-1), 'not_yet_due'],
    ['now', dueBefore(0), 'not_yet_due'],
    ['a millisecond ago', dueBefore(0, 1), 'overdue_1_to_30'],
    ['30 days ago', dueBefore(30), 'overdue_1_to_30'],
    ['more than 30 days ago', dueBefore(30, 1), 'overdue_31_to_60'],
    ['60 days ago', dueBefore(60), 'overdue_31_to_60'],
    ['more than 60 days ago', dueBefore(60, 1), 'overdue_61_to_90'],
    ['90 days ago', dueBefore(90), 'overdue_61_to_90'],
    ['more than 90 days ago', dueBefore(90, 1), 'overdue_over_90'],
  ])('when the invoice was due %s, then its only age is the expected one', (_when, dueUntil, age) => {
    expect(singleAges.filter((one) => isAged(dueUntil, one, at))).toEqual([age]);
    expect(isAged(dueUntil, 'overdue', at)).toBe(age !== 'not_yet_due');
  });

  test('when single ages are listed, then they are in order and `overdue`, which covers several of them, is not among them', () => {
    expect(singleAges).toEqual([
      'not_yet_due',
      'overdue_1_to_30',
      'overdue_31_to_60',
      'overdue_61_to_90',
      'overdue_over_90',
    ]);
  });
});
