import type { ReminderDays } from '@marquee/contracts/invoice-reminders';
import type { IssuerAsRead } from '@marquee/contracts/invoice-requests';
import type { CardCheckout } from '../../processor/card-payments.ts';
import type { Agreed, Issued } from './issued.ts';
import type { CreditNote, Invoice, Payment, RefundRequest } from './invoice.ts';

/** The result of a decision. */
export type InvoiceChange =
  /** `issuer`: the payment defaults that the provider has read; sending is rejected if the current ones differ. */
  | { type: 'sent'; number: number; actor: InvoiceActor; issuer?: IssuerAsRead | undefined }
  /** `isAtOtherCheckout`: the card payment was not made at the checkout that the invoice knows. */
  | { type: 'paid'; payment: Payment; isAtOtherCheckout?: true }
  | { type: 'refunded'; creditNote: CreditNote; actor: InvoiceActor; isToCard?: true }
  /** The client has requested a refund; the provider decides. */
  | { type: 'refund-requested'; reason: string }
  /** The provider has requested a refund of a card payment, which the processor makes or refuses. */
  | { type: 'refund-asked'; refund: RefundRequest }
  | { type: 'refund-refused' }
  /** A card checkout was opened, was still open when checked, or is over: it ended without a payment, or was inaccessible for 30 days. */
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
  /** The status of an invoice was published, because an earlier release had not published it. */
  | { type: 'announced' }
  /** Notifications became due. `reminder` is the reminder to the client. `isOverdueNoticeDue`: the provider gets the overdue notice. */
  | { type: 'notices-due'; reminder: ReminderDays | null; isOverdueNoticeDue: boolean }
  /** The provider sent a reminder by hand. */
  | { type: 'reminded'; reminderId: string }
  | { type: 'reminders-switched'; isOff: boolean }
  /**
   * Notifications were scheduled for an invoice that an earlier release sent. `isOverdueNoticeOwed`: the overdue notice is due, and the
   * provider's summary did not list the invoice.
   */
  | { type: 'reminders-scheduled'; isOverdueNoticeOwed: boolean }
  /** The client has deleted their account. */
  | { type: 'refund-reason-erased' }
  /** The provider has deleted their account. Earlier releases recorded this fact for clients too. */
  | { type: 'erased' };

export type InvoiceFact = { type: 'drafted' } | InvoiceChange;

/** `processor`: the change was made at the processor, and billing recorded it. */
export type InvoiceActor = 'client' | 'provider' | 'system' | 'processor';

/** Returns null when nothing has to change, as for a repeated call. */
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
