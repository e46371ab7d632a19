import { evolve } from '../../../src/invoices/domain/evolve.ts';
import { withNextCheck } from '../../../src/invoices/domain/next-check.ts';
import { aPaidInvoice, aSentInvoice } from '../../support/an-invoice.ts';

const now = new Date('2026-06-05T15:00:00.000Z');
const inAMinute = new Date('2026-06-05T15:01:00.000Z');
const inAnHour = new Date('2026-06-05T16:00:00.000Z');
const checkout = { id: 'cs_1', accountId: 'acct_1' };
const refundUnderWay = { id: 'refund-1', amountCents: 100, reason: 'Less' };
const putOff = { since: now, times: 3 };

describe('the next check at the processor', () => {
  test.each([
    { what: 'a checkout of a sent invoice', invoice: aSentInvoice({ checkout }), checkAt: inAnHour },
    { what: 'a checkout although nothing is owed', invoice: aPaidInvoice({ checkout }), checkAt: now },
    { what: 'a refund', invoice: aPaidInvoice({ refundUnderWay }), checkAt: inAMinute },
    {
      what: 'a checkout and a refund',
      invoice: aPaidInvoice({ checkout, refundUnderWay }),
      checkAt: now,
    },
    { what: 'nothing any more', invoice: aPaidInvoice({ checkAt: now }), checkAt: null },
  ])('when $what is pending, then the check is at $checkAt', ({ invoice, checkAt }) => {
    expect(withNextCheck(invoice, { type: 'reminded' }, now)).toEqual({ ...invoice, checkAt });
  });

  test.each([aPaidInvoice(), aPaidInvoice({ checkAt: null })])(
    'when nothing was ever pending, then the invoice is unchanged',
    (invoice) => {
      expect(withNextCheck(invoice, { type: 'checkout-over' }, now)).toBe(invoice);
    },
  );

  test.each([
    { type: 'checkout-opened', expected: null },
    { type: 'checkout-awaited', expected: null },
    { type: 'refund-asked', expected: null },
    { type: 'refunded', expected: null },
    { type: 'reminded', expected: putOff },
    { type: 'voided', expected: putOff },
  ] as const)('when $type follows failed checks, then the count of failures is $expected', (given) => {
    const invoice = aSentInvoice({ checkout, putOff });

    expect(withNextCheck(invoice, { type: given.type }, now).putOff).toEqual(given.expected);
  });

  test('when nothing is pending any more, then the count of failures is removed', () => {
    const invoice = aSentInvoice({ checkout, putOff, checkAt: now });

    expect(evolve(invoice, { type: 'checkout-over' }, now)).toMatchObject({ checkAt: null, putOff: null });
  });

  test('when no check has failed, then no count is added', () => {
    const invoice = aSentInvoice({ checkout });

    expect(withNextCheck(invoice, { type: 'checkout-awaited' }, now)).not.toHaveProperty('putOff');
  });
});
