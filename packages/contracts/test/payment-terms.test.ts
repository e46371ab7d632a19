import fc from 'fast-check';
import { paymentSchedule } from '../src/payment-schedule.ts';
import { instalment, paymentTerms, toPaymentSchedule, toPaymentTerms } from '../src/payment-terms.ts';

const schedule = fc.record({
  deposit: fc.oneof(
    fc.record({ kind: fc.constant('none') }),
    fc.record({ kind: fc.constant('amount'), amountCents: fc.integer({ min: 1, max: 99_999_999_999 }) }),
    fc.record({ kind: fc.constant('percent'), percent: fc.integer({ min: 1, max: 100 }) }),
  ),
  balanceDueDaysBefore: fc.nat({ max: 365 }),
});

describe('a payment schedule in the API', () => {
  test('when a stored schedule is converted and back, then it is the same and valid in both forms', () => {
    fc.assert(
      fc.property(schedule, (kept) => {
        const terms = paymentTerms.parse(toPaymentTerms(kept));

        expect(paymentSchedule.parse(toPaymentSchedule(terms))).toEqual(kept);
      }),
      { numRuns: 10_000 },
    );
  });

  test.each([
    ['amount', { amount: '0.00' }, 'deposit.amount', 'The deposit must be more than zero'],
    ['amount', { amount: '-5.00' }, 'deposit.amount', 'The deposit must be more than zero'],
    ['amount', { amount: '5' }, 'deposit.amount', 'Amount must be a number with two decimals'],
    ['amount', {}, 'deposit.amount', 'Amount is required'],
    ['percent', { percent: 0 }, 'deposit.percent', 'The deposit must be at least 1 percent'],
    ['percent', { percent: 101 }, 'deposit.percent', 'The deposit must be at most 100 percent'],
    ['percent', { percent: 12.5 }, 'deposit.percent', 'The deposit must be a whole percentage'],
    ['half', {}, 'deposit.kind', 'Please choose a deposit as amount, as percentage, or none'],
  ])('when the deposit is %s %j, then it is rejected at %s: %s', (kind, own, path, message) => {
    const { error } = paymentTerms.safeParse({ deposit: { kind, ...own }, balanceDueDaysBefore: 7 });

    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, message]]);
  });

  test.each([
    [-1, 'Days before the event must not be negative'],
    [366, 'Please use at most 365 days before the event'],
    [1.5, 'Days before the event must be a whole number'],
    ['7', 'Days before the event must be a whole number'],
    [undefined, 'Days before the event must be a whole number'],
  ])('when the days before the event are %j, then the error is: %s', (balanceDueDaysBefore, message) => {
    const { error } = paymentTerms.safeParse({ deposit: { kind: 'none' }, balanceDueDaysBefore });

    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
      ['balanceDueDaysBefore', message],
    ]);
  });

  test.each([0, 365])('when the balance is due %i days before the event, then it is valid', (days) => {
    const wanted = { deposit: { kind: 'none' }, balanceDueDaysBefore: days };

    expect(paymentTerms.parse(wanted)).toEqual(wanted);
  });

  test.each([1, 100])('when the deposit is %i percent, then it is valid', (percent) => {
    const wanted = { deposit: { kind: 'percent', percent }, balanceDueDaysBefore: 7 };

    expect(paymentTerms.parse(wanted)).toEqual(wanted);
  });

  test.each([null, 'deposit', 30])('when it is %j, then the error is about the whole', (wanted) => {
    const { error } = paymentTerms.safeParse(wanted);

    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [[], 'Please choose how the quote is to be paid'],
    ]);
  });

  test('when it is empty, then it is rejected', () => {
    expect(paymentTerms.safeParse({}).success).toBe(false);
  });
});

describe('an installment in the API', () => {
  const balance = { part: 'balance', amount: '384.65', dueOn: '2026-08-29' };

  test.each([balance, { part: 'deposit', amount: '164.85', dueOn: null }])(
    'when it is %j, then it is valid',
    (value) => {
      expect(instalment.parse(value)).toEqual(value);
    },
  );

  test.each([{ part: '' }, { amount: '5' }, { dueOn: undefined }, { dueOn: 5 }])(
    'when it has %j, then it is invalid',
    (differing) => {
      expect(instalment.safeParse({ ...balance, ...differing }).success).toBe(false);
    },
  );
});
