import type { ReminderDays } from '@marquee/contracts/invoice-reminders';
import type { NoData } from '@marquee/service-kit/store/history-entry';
import type { InvoiceFact } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';

/** A fact as the history of an invoice keeps it: without any typed text, because the history remains after an erasure. */
export type RecordedFact =
  | { type: 'drafted'; data: { amountCents: number } }
  | { type: 'sent'; data: { number: number } }
  | { type: 'paid'; data: { amountCents: number; paidOn: string; isByCard: boolean } }
  | { type: 'refunded'; data: { amountCents: number; creditNoteId: string } }
  /** The credit note of the refund has the same id. */
  | { type: 'refund-asked'; data: { amountCents: number; creditNoteId: string } }
  | { type: 'notices-due'; data: { reminder: ReminderDays | null; isOverdueNoticeDue: boolean } }
  | { type: 'reminders-switched'; data: { isOff: boolean } }
  | { type: FactWithoutData; data: NoData };

type FactWithoutData = Exclude<
  InvoiceFact['type'],
  'drafted' | 'sent' | 'paid' | 'refunded' | 'refund-asked' | 'notices-due' | 'reminders-switched'
>;

/** What the history keeps of a fact about an invoice of this amount. */
export function recordedFactOf(
  fact: InvoiceFact,
  { amountCents }: Pick<Invoice, 'amountCents'>,
): RecordedFact {
  switch (fact.type) {
    case 'drafted':
      return { type: fact.type, data: { amountCents } };
    case 'sent':
      return { type: fact.type, data: { number: fact.number } };
    case 'paid': {
      const { paidOn, card } = fact.payment;
      return { type: fact.type, data: { amountCents, paidOn, isByCard: card !== undefined } };
    }
    case 'refunded': {
      const { id: creditNoteId, amountCents: refundedCents } = fact.creditNote;
      return { type: fact.type, data: { amountCents: refundedCents, creditNoteId } };
    }
    case 'refund-asked': {
      const { id: creditNoteId, amountCents: refundedCents } = fact.refund;
      return { type: fact.type, data: { amountCents: refundedCents, creditNoteId } };
    }
    case 'notices-due': {
      const { reminder, isOverdueNoticeDue } = fact;
      return { type: fact.type, data: { reminder, isOverdueNoticeDue } };
    }
    case 'reminders-switched':
      return { type: fact.type, data: { isOff: fact.isOff } };
    case 'refund-requested':
    case 'refund-refused':
    case 'checkout-opened':
    case 'checkout-awaited':
    case 'checkout-over':
    case 'card-payment-returned':
    case 'voided':
    case 'event-cancelled':
    case 'provider-left':
    case 'documented':
    case 'itemized':
    case 'announced':
    case 'reminded':
    case 'reminders-scheduled':
    case 'refund-reason-erased':
    case 'erased':
      return { type: fact.type, data: {} };
  }
}
