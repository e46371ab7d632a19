import fc from 'fast-check';
import { daysBefore } from '../src/dates.ts';
import { invoiceDrafts } from '../src/invoice-drafts.ts';
import { defaultPaymentSchedule } from '../src/payment-schedule.ts';
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

const booking = { payableCents: 54_950, eventDate: '2026-09-12', acceptedOn: '2026-03-02' };

function draftsOf(deposit: PaymentSchedule['deposit'], balanceDueDaysBefore = 14) {
  return invoiceDrafts({ ...booking, paymentSchedule: { deposit, balanceDueDaysBefore } });
}

describe('the invoices of an accepted quote', () => {
  test('when the provider has chosen no payment schedule, then the whole total is due a week before the event', () => {
    const drafts = invoiceDrafts({ ...booking, paymentSchedule: defaultPaymentSchedule });

    expect(drafts).toEqual([{ part: 'balance', amountCents: 54_950, dueOn: '2026-09-05' }]);
  });

  test('when the deposit is 30 percent, then it is due on acceptance and the rest before the event', () => {
    expect(draftsOf({ kind: 'percent', percent: 30 })).toEqual([
      { part: 'deposit', amountCents: 16_485, dueOn: '2026-03-02' },
      { part: 'balance', amountCents: 38_465, dueOn: '2026-08-29' },
    ]);
  });

  test.each([
    [33, 18_134, 36_816],
    [1, 550, 54_400],
    [99, 54_401, 549],
  ])('when %i percent is not whole cents, then the balance is the rest', (percent, ...amounts) => {
    const drafts = draftsOf({ kind: 'percent', percent });

    expect(drafts.map(({ amountCents }) => amountCents)).toEqual(amounts);
  });

  test('when the deposit is an amount, then its invoice is for exactly that amount', () => {
    const drafts = draftsOf({ kind: 'amount', amountCents: 10_001 });

    expect(drafts.map(({ part, amountCents }) => [part, amountCents])).toEqual([
      ['deposit', 10_001],
      ['balance', 44_949],
    ]);
  });

  test.each([
    { kind: 'percent', percent: 100 },
    { kind: 'amount', amountCents: 54_950 },
    { kind: 'amount', amountCents: 60_000 },
  ] as const)('when the deposit is the whole total (%j), then there is no balance', (deposit) => {
    expect(draftsOf(deposit)).toEqual([{ part: 'deposit', amountCents: 54_950, dueOn: '2026-03-02' }]);
  });

  test.each([
    ['has no date yet', '', 14],
    ['is so near that the due date of the balance has passed', '2026-03-10', 14],
    ['is over', '2026-02-01', 0],
    ['is today', '2026-03-02', 0],
  ])('when the event %s, then everything is due on acceptance', (_case, eventDate, balanceDueDaysBefore) => {
    const paymentSchedule = { deposit: { kind: 'percent', percent: 50 }, balanceDueDaysBefore } as const;

    const drafts = invoiceDrafts({ ...booking, eventDate, paymentSchedule });

    expect(drafts.map(({ dueOn }) => dueOn)).toEqual(['2026-03-02', '2026-03-02']);
  });

  test('when the total is zero, then there is no invoice', () => {
    expect(invoiceDrafts({ ...booking, payableCents: 0, paymentSchedule: defaultPaymentSchedule })).toEqual(
      [],
    );
  });
});

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
