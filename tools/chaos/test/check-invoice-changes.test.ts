import type { FoundInvoice } from '../src/check/found.ts';
import { aNotificationEmail, anEntry, aHealthySystem } from './check-fixture.ts';
import { anInvoice } from './check-invoice-fixture.ts';
import { detailsOf, unanswered } from './check-kit.ts';

const { projections, emails } = aHealthySystem();
const paidAt = new Date('2026-03-02T12:00:00.000Z');
const actions = [
  anEntry('record-payment', { marker: 'm-paid', subject: 'invoice' }),
  anEntry('refund-invoice', { marker: 'm-back', subject: 'invoice' }),
];

/** An invoice paid in cash and partly refunded. */
function aRefunded(own: Partial<FoundInvoice> = {}): FoundInvoice {
  return anInvoice({
    ...{ status: 'partly_refunded', paidAt },
    payment: { note: 'm-paid' },
    creditNotes: [{ id: 'note', amountCents: 1_000, reason: 'm-back' }],
    history: [{ type: 'drafted' }, { type: 'sent' }, { type: 'paid' }, { type: 'refunded' }],
    ...own,
  });
}

function findingsOf(invoice: FoundInvoice, more = actions): string {
  const { status, history } = invoice;
  const sent = projections['quotes.invoice'].map((row) => ({
    ...row,
    ...{ sourceVersion: history.length, status, paidAt: invoice.paidAt },
  }));
  const standing = projections['identity.invoice'].map((row) => ({
    ...row,
    ...{ sourceVersion: history.length, status },
  }));
  const found = {
    invoices: [invoice],
    projections: { ...projections, 'quotes.invoice': sent, 'identity.invoice': standing },
    emails: [
      ...emails,
      aNotificationEmail('invoice-paid.invoice'),
      aNotificationEmail('invoice-refunded.note'),
    ],
  };
  return detailsOf({ found, more });
}

describe('the checker: providers’ actions on invoices', () => {
  test('when a payment and a refund are recorded once each, then the checker finds nothing', () => {
    expect(findingsOf(aRefunded())).toBe('');
  });

  test('when an answer was lost, then the change may have happened once or not at all', () => {
    const lost = anEntry('refund-invoice', { marker: 'm-lost', subject: 'invoice', ...unanswered });

    expect(findingsOf(aRefunded(), [...actions, lost])).toBe('');
  });

  test.each<[string, Partial<FoundInvoice>, string]>([
    [
      'a payment is missing',
      { history: [{ type: 'drafted' }, { type: 'sent' }, { type: 'refunded' }] },
      'lost: invoice invoice: record-payment acknowledged 1 times, recorded 0 times',
    ],
    [
      'a refund was made twice',
      { history: [...aRefunded().history, { type: 'refunded' }] },
      'duplicate: invoice invoice: refund-invoice recorded 2 times, requested 1 times',
    ],
    [
      'the note of the payment is missing',
      { payment: { note: '' } },
      'lost: invoice invoice: the text of record-payment m-paid is not stored',
    ],
    [
      'more was refunded than was paid',
      { creditNotes: [{ id: 'note', amountCents: 50_000, reason: 'm-back' }] },
      'illegal: invoice invoice: 49900 cents paid, 50000 cents refunded',
    ],
  ])('when %s, then the checker reports a finding', (_what, own, detail) => {
    expect(findingsOf(aRefunded(own))).toContain(detail);
  });

  test('when a voided invoice has no reason, then the checker reports a lost change', () => {
    const history = [{ type: 'drafted' }, { type: 'sent' }, { type: 'voided' }];
    const more = [anEntry('void-invoice', { marker: 'm-void', subject: 'invoice' })];

    expect(findingsOf(anInvoice({ status: 'void', history }), more)).toBe(
      'lost: invoice invoice: the text of void-invoice m-void is not stored',
    );
  });

  test('when there is no receipt email for a paid invoice, then the email is lost', () => {
    const found = { invoices: [aRefunded()] };

    expect(detailsOf({ found, more: actions })).toContain('lost: no email invoice-paid.invoice');
  });
});
