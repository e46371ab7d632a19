import * as api from '@marquee/contracts/invoice-operations';
import { getPaymentSummary } from '@marquee/contracts/payment-summary';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aSale, paramsOf } from '../support/invoices-of-a-quote.ts';
import type { Sale } from '../support/invoices-of-a-quote.ts';
import { startBilling } from '../support/start-billing.ts';

let service: TestService;
let sale: Sale;

// It is 10 AM on March 2, 2026 in New York. A quote of $1,000.00 was accepted, and its deposit of $300.00 is sent.
beforeEach(async () => {
  service = await startBilling();
  sale = await aSale(service);
});

afterEach(() => service.stop());

async function summary(year?: string) {
  const query = year === undefined ? {} : { year };
  return (await service.call(getPaymentSummary, { as: sale.provider, query })).body;
}

async function payPart(part: 'deposit' | 'balance', paidOn: string): Promise<void> {
  const params = await paramsOf(service, sale, part);
  await service.call(api.sendInvoice, { as: sale.provider, params });
  await service.call(api.recordPayment, { as: sale.provider, params, body: { paidOn } });
}

async function refundPart(part: 'deposit' | 'balance', amount: string): Promise<void> {
  const params = await paramsOf(service, sale, part);
  await service.call(api.refundInvoice, {
    as: sale.provider,
    params,
    body: { amount, reason: 'One hour less' },
  });
}

const nothing = { paid: '0.00', refunded: '0.00', received: '0.00', payments: 0 };

describe('a provider’s payments', () => {
  test('when nothing was paid, then every month up to now is zero, and the current year is the only one', async () => {
    expect(await summary()).toEqual({
      year: 2026,
      years: [2026],
      months: ['2026-01', '2026-02', '2026-03'].map((month) => ({ month, ...nothing })),
      total: nothing,
      thisMonth: { month: '2026-03', ...nothing },
      outstanding: { count: 1, amount: '300.00' },
      overdue: { count: 0, amount: '0.00' },
    });
  });

  test('when a payment was recorded in a later month, then it counts in the month of its date', async () => {
    service.clock.set(new Date('2026-04-10T15:00:00Z'));
    await payPart('deposit', '2026-03-31');

    const { months, thisMonth, outstanding } = await summary();

    const march = { paid: '300.00', refunded: '0.00', received: '300.00', payments: 1 };
    expect(months.slice(2)).toEqual([
      { month: '2026-03', ...march },
      { month: '2026-04', ...nothing },
    ]);
    expect([thisMonth.paid, outstanding.count]).toEqual(['0.00', 0]);
  });

  test('when a refund was made later, then the received amount of that later month is lower, to the cent', async () => {
    await payPart('deposit', '2026-03-02');
    service.clock.set(new Date('2026-05-01T03:30:00Z'));
    await refundPart('deposit', '40.01');
    service.clock.set(new Date('2026-05-01T04:30:00Z'));
    await refundPart('deposit', '0.02');

    const { months, total } = await summary();

    expect(months.slice(2).map(({ month, received }) => [month, received])).toEqual([
      ['2026-03', '300.00'],
      ['2026-04', '-40.01'],
      ['2026-05', '-0.02'],
    ]);
    expect(total).toEqual({ paid: '300.00', refunded: '40.03', received: '259.97', payments: 1 });
  });

  test('when there were payments in several years, then each year has its own figures and the current month stays', async () => {
    await payPart('deposit', '2026-03-02');
    service.clock.set(new Date('2027-01-15T15:00:00Z'));
    await payPart('balance', '2027-01-10');

    const [current, before] = [await summary(), await summary('2026')];

    expect([current.year, current.years, current.total.paid]).toEqual([2027, [2027, 2026], '700.00']);
    expect([before.year, before.months.length, before.total.paid]).toEqual([2026, 12, '300.00']);
    expect(before.thisMonth).toMatchObject({ month: '2027-01', paid: '700.00' });
  });

  test('when a year without payments is requested, then its total is zero and it is not in the list of years', async () => {
    const { year, years, months, total } = await summary('2019');

    expect([year, years, months.length, total]).toEqual([2019, [2026], 12, nothing]);
  });

  test('when the due date has passed, then the invoice is overdue until it is paid', async () => {
    service.clock.advance({ days: 3 });
    const late = await summary();
    await payPart('deposit', '2026-03-05');
    const paid = await summary();

    expect([late.outstanding, late.overdue].map(({ amount }) => amount)).toEqual(['300.00', '300.00']);
    expect([paid.outstanding, paid.overdue].map(({ count }) => count)).toEqual([0, 0]);
  });

  test('when another provider calls, then the payments of the first provider are not counted', async () => {
    await payPart('deposit', '2026-03-02');

    const { body } = await service.call(getPaymentSummary, { as: aProviderCaller() });

    expect([body.total, body.outstanding.count]).toEqual([nothing, 0]);
  });

  test.each(['26', '1999', 'all', '2026-03'])(
    'when the year is %s, then the query is malformed',
    async (year) => {
      const { status } = await service.call(getPaymentSummary, { as: sale.provider, query: { year } });

      expect(status).toBe(400);
    },
  );
});
