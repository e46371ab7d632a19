import { defaultPaymentSchedule, paymentSchedule } from '../src/payment-schedule.ts';

function isValid(deposit: unknown, balanceDueDaysBefore: unknown = 7): boolean {
  return paymentSchedule.safeParse({ deposit, balanceDueDaysBefore }).success;
}

describe('a stored payment schedule', () => {
  test.each([
    { kind: 'none' },
    { kind: 'amount', amountCents: 1 },
    { kind: 'percent', percent: 1 },
    { kind: 'percent', percent: 100 },
  ])('when the deposit is %j, then it is valid', (deposit) => {
    expect(isValid(deposit)).toBe(true);
  });

  test.each([
    {},
    { kind: '' },
    { kind: 'half' },
    { kind: 'amount' },
    { kind: 'amount', amountCents: 0 },
    { kind: 'amount', amountCents: 0.5 },
    { kind: 'percent' },
    { kind: 'percent', percent: 0 },
    { kind: 'percent', percent: 101 },
    { kind: 'percent', percent: 12.5 },
  ])('when the deposit is %j, then it is invalid', (deposit) => {
    expect(isValid(deposit)).toBe(false);
  });

  test.each([
    [0, true],
    [7, true],
    [-1, false],
    [1.5, false],
    [undefined, false],
  ])('when the balance is due %j days before the event, then it is valid: %s', (days, expected) => {
    expect(paymentSchedule.safeParse({ deposit: { kind: 'none' }, balanceDueDaysBefore: days }).success).toBe(
      expected,
    );
  });

  test('when the provider has chosen none, then the whole total is due a week before the event', () => {
    expect(defaultPaymentSchedule).toEqual({ deposit: { kind: 'none' }, balanceDueDaysBefore: 7 });
  });
});
