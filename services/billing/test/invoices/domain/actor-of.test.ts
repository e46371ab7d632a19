import { actorOf } from '../../../src/invoices/domain/invoice-change.ts';
import type { InvoiceActor, InvoiceFact } from '../../../src/invoices/domain/invoice-change.ts';
import { charge } from '../../support/an-invoice.ts';

const at = new Date('2026-06-05T15:00:00.000Z');
const payment = { id: 'p', paidOn: '2026-06-05', note: '', recordedAt: at };
const refund = { id: 'r', amountCents: 1, reason: 'Less' };
const creditNote = { ...refund, number: '7-1', issuedAt: at };

describe('the actor of a fact', () => {
  test.each<[InvoiceActor, InvoiceFact]>([
    ['system', { type: 'drafted' }],
    ['system', { type: 'sent', number: 7, actor: 'system' }],
    ['provider', { type: 'sent', number: 7, actor: 'provider' }],
    ['provider', { type: 'paid', payment }],
    ['client', { type: 'paid', payment: { ...payment, card: charge } }],
    ['processor', { type: 'refunded', creditNote, actor: 'processor' }],
    ['provider', { type: 'refunded', creditNote, actor: 'provider' }],
    ['client', { type: 'refund-requested', reason: 'I moved' }],
    ['provider', { type: 'refund-asked', refund }],
    ['system', { type: 'refund-refused' }],
    ['client', { type: 'checkout-opened', checkout: { id: 'cs_1', accountId: 'acct_1' } }],
    ['system', { type: 'checkout-awaited' }],
    ['system', { type: 'checkout-over' }],
    ['system', { type: 'card-payment-returned' }],
    ['provider', { type: 'voided', reason: 'A mistake' }],
    ['system', { type: 'event-cancelled', cancelledAt: at }],
    ['system', { type: 'provider-left' }],
    ['system', { type: 'notices-due', reminder: 0, isOverdueNoticeDue: false }],
    ['provider', { type: 'reminded', reminderId: 'reminder-1' }],
    ['provider', { type: 'reminders-switched', isOff: true }],
    ['system', { type: 'reminders-scheduled', isOverdueNoticeOwed: false }],
    ['system', { type: 'erased' }],
  ])('when the actor is expected to be the %s, then it is, for %j', (actor, fact) => {
    expect(actorOf(fact)).toBe(actor);
  });
});
