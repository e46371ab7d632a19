import type { InvoiceStatus } from '@marquee/contracts/invoices';
import {
  acceptedOnOf,
  isCheckoutUnsettled,
  isOverdue,
  isUnpaid,
} from '../../../src/invoices/domain/invoice.ts';
import { withAgreed } from '../../../src/invoices/domain/issued.ts';
import type { Issued } from '../../../src/invoices/domain/issued.ts';
import { otherPaidInvoices, otherUnpaidInvoices } from '../../../src/invoices/domain/other-invoices.ts';
import { aDraftInvoice, aPaidInvoice, aSentInvoice } from '../../support/an-invoice.ts';
import { agreement } from '../../support/snapshots.ts';

const statuses: InvoiceStatus[] = ['draft', 'sent', 'paid', 'partly_refunded', 'refunded', 'void'];
const checkout = { id: 'cs_1', accountId: 'acct_1' };

describe('an invoice', () => {
  test('when it is a draft or sent, then it is unpaid', () => {
    expect(statuses.filter((status) => isUnpaid({ status }))).toEqual(['draft', 'sent']);
  });

  test('when nothing is owed but a checkout is stored, then the checkout is unsettled', () => {
    const unsettled = statuses.filter((status) => isCheckoutUnsettled({ status, checkout }));

    expect(unsettled).toEqual(['draft', 'paid', 'partly_refunded', 'refunded', 'void']);
    expect(isCheckoutUnsettled({ status: 'paid' })).toBe(false);
    expect(isCheckoutUnsettled({ status: 'paid', checkout: null })).toBe(false);
  });

  test('when its last day has ended, then it is overdue while it waits for its payment', () => {
    const [lastInstant, after] = [new Date('2026-06-14T03:59:59.999Z'), new Date('2026-06-14T04:00:00.000Z')];

    expect(isOverdue(aSentInvoice(), lastInstant)).toBe(false);
    expect(isOverdue(aSentInvoice(), after)).toBe(true);
    expect(isOverdue(aPaidInvoice(), after)).toBe(false);
    expect(isOverdue(aDraftInvoice(), after)).toBe(false);
  });

  test('when it has no date of acceptance, then the day of its draft at the venue counts', () => {
    const older = aDraftInvoice({ createdAt: new Date('2026-03-05T02:00:00.000Z') });
    delete older.acceptedOn;

    expect(acceptedOnOf(older)).toBe('2026-03-04');
    expect(acceptedOnOf({ ...older, acceptedOn: '2026-03-01' })).toBe('2026-03-01');
  });
});

describe('the lines of an issued invoice', () => {
  const party = { name: 'Nova', email: '', address: '' };
  const issued: Issued = {
    ...{ shape: 1, issuer: { ...party, taxNumber: '' }, billedTo: party },
    ...{ eventName: 'Wedding', eventDate: '2026-06-20' },
  };

  test('when they arrive after sending, then they are added once', () => {
    const sent = aSentInvoice({ issued });

    const itemized = withAgreed(sent, { lines: agreement.lines, discountCents: 5_000 });
    const again = withAgreed(itemized, { lines: [], discountCents: 0 });

    expect(itemized).toEqual({
      ...sent,
      issued: { ...issued, agreed: { lines: agreement.lines, discountCents: 5_000 } },
    });
    expect(again).toBe(itemized);
  });

  test('when the invoice was not issued, then nothing is added', () => {
    const draft = aDraftInvoice();

    expect(withAgreed(draft, { lines: [], discountCents: 0 })).toBe(draft);
  });
});

describe('the other invoices of a quote', () => {
  const ofQuote = [
    aSentInvoice({ id: 'late', dueOn: '2026-07-01' }),
    aPaidInvoice({ id: 'paid-late', dueOn: '2026-06-20' }),
    aDraftInvoice({ id: 'early', dueOn: '2026-06-01' }),
    aPaidInvoice({ id: 'paid-early', dueOn: '2026-05-01', status: 'refunded' }),
    aDraftInvoice({ id: 'void', dueOn: '2026-04-01', status: 'void' }),
  ];

  test('when the unpaid ones are listed, then the earliest due date is first and the invoice itself is missing', () => {
    expect(otherUnpaidInvoices({ id: 'none' }, ofQuote).map(({ id }) => id)).toEqual(['early', 'late']);
    expect(otherUnpaidInvoices({ id: 'early' }, ofQuote).map(({ id }) => id)).toEqual(['late']);
  });

  test('when the paid ones are listed, then refunded ones are among them, the earliest due date first', () => {
    expect(otherPaidInvoices({ id: 'none' }, ofQuote).map(({ id }) => id)).toEqual([
      ...['paid-early', 'paid-late'],
    ]);
    expect(otherPaidInvoices({ id: 'paid-late' }, ofQuote).map(({ id }) => id)).toEqual(['paid-early']);
  });
});
