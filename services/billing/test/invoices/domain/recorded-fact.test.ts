import type { InvoiceFact } from '../../../src/invoices/domain/invoice-change.ts';
import { recordedFactOf } from '../../../src/invoices/domain/recorded-fact.ts';
import { charge } from '../../support/an-invoice.ts';

const now = new Date('2026-06-05T15:00:00.000Z');
const invoice = { amountCents: 54_950 };
const cash = { id: 'payment-1', paidOn: '2026-06-05', note: 'Cash from Amara', recordedAt: now };
const refund = { id: 'note-1', amountCents: 1_000, reason: 'Amara is ill' };
const refunded = { amountCents: 1_000, creditNoteId: 'note-1' };
const paid = { amountCents: 54_950, paidOn: '2026-06-05' };

describe('what the history of an invoice keeps of a fact', () => {
  test.each<[InvoiceFact, object]>([
    [{ type: 'drafted' }, { amountCents: 54_950 }],
    [{ type: 'sent', number: 7, actor: 'system' }, { number: 7 }],
    [
      { type: 'paid', payment: cash },
      { ...paid, isByCard: false },
    ],
    [
      { type: 'paid', payment: { ...cash, card: charge } },
      { ...paid, isByCard: true },
    ],
    [
      {
        type: 'refunded',
        creditNote: { ...refund, number: '7-1', issuedAt: now },
        actor: 'provider',
      },
      refunded,
    ],
    [{ type: 'refund-asked', refund }, refunded],
    [{ type: 'refund-requested', reason: 'Amara is ill' }, {}],
    [{ type: 'voided', reason: 'Amara is ill' }, {}],
    [
      { type: 'notices-due', reminder: 3, isOverdueNoticeDue: true },
      { reminder: 3, isOverdueNoticeDue: true },
    ],
    [{ type: 'reminders-switched', isOff: true }, { isOff: true }],
    [{ type: 'erased' }, {}],
  ])('when the fact is %j, then its data is %j, without typed text', (fact, data) => {
    expect(recordedFactOf(fact, invoice)).toEqual({ type: fact.type, data });
  });
});
