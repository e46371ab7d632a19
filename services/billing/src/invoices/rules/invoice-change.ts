import type { ReminderDays } from '@marquee/contracts/invoice-reminders';
import type { IssuerAsRead } from '@marquee/contracts/invoice-requests';
import type { CardCheckout } from '../../processor/card-payments.ts';
import type { Agreed, Issued } from './issued.ts';
import type { CreditNote, Invoice, Payment, RefundRequest } from './invoice.ts';

/** The result of a decision. */
export type InvoiceChange =
  /** `issuer`: the payment defaults that the provider has read; the invoice is sent with these or rejected. */
  | { type: 'sent'; number: number; actor: InvoiceActor; issuer?: IssuerAsRead | undefined }
  /** `isAtOtherCheckout`: by card, but not at the open checkout. */
  | { type: 'paid'; payment: Payment; isAtOtherCheckout?: true }
  | { type: 'refunded'; creditNote: CreditNote; actor: InvoiceActor; isToCard?: true }
  /** The client requests one; the provider decides. */
  | { type: 'refund-requested'; reason: string }
  /** Of a card payment: the processor makes or refuses it. */
  | { type: 'refund-asked'; refund: RefundRequest }
  | { type: 'refund-refused' }
  /** A client is at the card checkout, is still there, or left without paying. */
  | { type: 'checkout-opened'; checkout: CardCheckout }
  | { type: 'checkout-awaited' | 'checkout-over' }
  /** A card payment arrived although nothing was owed, and was refunded. */
  | { type: 'card-payment-returned' }
  | { type: 'voided'; reason: string }
  | { type: 'event-cancelled'; cancelledAt: Date }
  | { type: 'provider-left' }
  /** The parties of an invoice that an earlier release sent were stored. */
  | { type: 'documented'; issued: Issued }
  | { type: 'itemized'; agreed: Agreed }
  /** An earlier release did not publish the invoice's status. */
  | { type: 'announced' }
  /** Notifications became due: a reminder to the client, and whether the provider gets the overdue notice. */
  | { type: 'notices-due'; reminder: ReminderDays | null; isOverdueNoticeDue: boolean }
  /** The provider sent a reminder by hand. */
  | { type: 'reminded'; reminderId: string }
  | { type: 'reminders-switched'; isOff: boolean }
  /**
   * An earlier release sent it without scheduling notifications. `isOverdueNoticeOwed`: it is overdue, and its provider was not notified.
   */
  | { type: 'reminders-scheduled'; isOverdueNoticeOwed: boolean }
  /** The client has deleted their account. */
  | { type: 'refund-reason-erased' }
  /** The provider has deleted their account. Earlier releases recorded it for a client too. */
  | { type: 'erased' };

export type InvoiceFact = { type: 'drafted' } | InvoiceChange;

/** `processor`: the change was made there, and billing recorded it. */
export type InvoiceActor = 'client' | 'provider' | 'system' | 'processor';

/** Returns null when the invoice is already in that state; a repeated call changes nothing. */
export type Decision = (invoice: Invoice, at: Date) => InvoiceChange | null;

const byClient: readonly InvoiceFact['type'][] = ['checkout-opened', 'refund-requested'];
const byProvider: readonly InvoiceFact['type'][] = [
  ...(['paid', 'refund-asked', 'voided'] as const),
  ...(['reminded', 'reminders-switched'] as const),
];

export function actorOf(fact: InvoiceFact): InvoiceActor {
  if (fact.type === 'sent' || fact.type === 'refunded') {
    return fact.actor;
  }
  if (byClient.includes(fact.type) || (fact.type === 'paid' && fact.payment.card !== undefined)) {
    return 'client';
  }
  return byProvider.includes(fact.type) ? 'provider' : 'system';
}
