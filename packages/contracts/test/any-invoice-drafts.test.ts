import fc from 'fast-check';
import { daysBefore } from '../src/dates.ts';
import { invoiceDrafts } from '../src/invoice-drafts.ts';
import type { PaymentSchedule } from '../src/payment-schedule.ts';

const numRuns = 10_000;

const cents = fc.oneof(fc.nat({ max: 200 }), fc.nat({ max: 99_999_999_999 }));
const day = fc.integer({ min: 0, max: 4_000 }).map((days) => daysBefore(-days, '2020-01-01'));
const percentDeposit = fc.record({ kind: fc.constant('percent'), percent: fc.integer({ min: 1, max: 100 }) });
const amountDeposit = fc.record({
  kind: fc.constant('amount'),
  amountCents: cents.map((amountCents) => amountCents + 1),
});
const noDeposit = fc.record({ kind: fc.constant('none') });
const balanceDueDaysBefore = fc.nat({ max: 365 });

function agreedWith(deposit: fc.Arbitrary<PaymentSchedule['deposit']>) {
  return fc.record({
    payableCents: cents,
    paymentSchedule: fc.record({ deposit, balanceDueDaysBefore }),
    eventDate: fc.oneof({ weight: 1, arbitrary: fc.constant('') }, { weight: 9, arbitrary: day }),
    acceptedOn: day,
  });
}

const anyAgreed = agreedWith(fc.oneof(noDeposit, amountDeposit, percentDeposit));

describe('the rules of invoices', () => {
  test('when any schedule is applied, then the sum of the invoices is the total to the cent', () => {
    fc.assert(
      fc.property(anyAgreed, (agreed) => {
        const sum = invoiceDrafts(agreed).reduce((total, { amountCents }) => total + amountCents, 0);

        expect(sum).toBe(agreed.payableCents);
      }),
      { numRuns },
    );
  });

  test('when any schedule is applied, then each invoice is for whole cents above zero', () => {
    fc.assert(
      fc.property(anyAgreed, (agreed) => {
        const amounts = invoiceDrafts(agreed).map(({ amountCents }) => amountCents);

        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount > 0)).toBe(true);
      }),
      { numRuns },
    );
  });

  test('when any schedule is applied, then each installment appears at most once, the deposit first', () => {
    fc.assert(
      fc.property(anyAgreed, (agreed) => {
        const parts = invoiceDrafts(agreed).map(({ part }) => part);

        expect(['', 'deposit', 'balance', 'deposit,balance']).toContain(parts.join());
      }),
      { numRuns },
    );
  });

  test('when the deposit is an amount, then its invoice is for that amount, but never for more than the total', () => {
    fc.assert(
      fc.property(agreedWith(amountDeposit), (agreed) => {
        const { deposit } = agreed.paymentSchedule;
        const asked = deposit.kind === 'amount' ? deposit.amountCents : 0;

        expect(depositIn(agreed)).toBe(Math.min(asked, agreed.payableCents));
      }),
      { numRuns },
    );
  });

  test('when the deposit is a percentage, then it is rounded by at most half a cent', () => {
    fc.assert(
      fc.property(agreedWith(percentDeposit), (agreed) => {
        const { deposit } = agreed.paymentSchedule;
        const percent = deposit.kind === 'percent' ? deposit.percent : 0;
        const off = Math.abs(depositIn(agreed) * 100 - agreed.payableCents * percent);

        expect(off).toBeLessThanOrEqual(50);
      }),
      { numRuns },
    );
  });

  test('when there is no deposit, then there is no invoice for a deposit', () => {
    fc.assert(
      fc.property(agreedWith(noDeposit), (agreed) => {
        expect(depositIn(agreed)).toBe(0);
      }),
      { numRuns },
    );
  });

  test('when any schedule is applied, then nothing is due before the acceptance', () => {
    fc.assert(
      fc.property(anyAgreed, (agreed) => {
        const due = invoiceDrafts(agreed).map(({ dueOn }) => dueOn);

        expect(due.every((dueOn) => dueOn >= agreed.acceptedOn)).toBe(true);
      }),
      { numRuns },
    );
  });

  test('when the balance is due later than the acceptance, then it is due the chosen number of days before the event', () => {
    fc.assert(
      fc.property(anyAgreed, (agreed) => {
        const balance = invoiceDrafts(agreed).find(({ part }) => part === 'balance');
        fc.pre(balance !== undefined && balance.dueOn > agreed.acceptedOn);
        const days = (Date.parse(agreed.eventDate) - Date.parse(balance.dueOn)) / 86_400_000;

        expect(days).toBe(agreed.paymentSchedule.balanceDueDaysBefore);
      }),
      { numRuns },
    );
  });
});

function depositIn(agreed: Parameters<typeof invoiceDrafts>[0]): number {
  return invoiceDrafts(agreed).find(({ part }) => part === 'deposit')?.amountCents ?? 0;
}
