import { invoiceDrafts } from '../src/invoice-drafts.ts';
import { defaultPaymentSchedule } from '../src/payment-schedule.ts';
import type { PaymentSchedule } from '../src/payment-schedule.ts';

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
