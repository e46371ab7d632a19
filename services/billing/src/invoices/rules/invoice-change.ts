import type { ReminderDays } from '@marquee/contracts/invoice-reminders';
import type { IssuerAsRead } from '@marquee/contracts/invoice-requests';
import type { CardCheckout } from '../../processor/card-payments.ts';
import type { Agreed, Issued } from './issued.ts';
import type { CreditNote, Invoice, Payment, RefundAsked } from './invoice.ts';

/** What a decision results in. */
export type InvoiceChange =
  /** `issuer`: what the provider has read of their payment defaults; the invoice is issued with that or not at all. */
  | { type: 'sent'; number: number; actor: InvoiceActor; issuer?: IssuerAsRead | undefined }
  /** `isElsewhere`: by card, but not at the checkout that is under way. */
  | { type: 'paid'; payment: Payment; isElsewhere?: true }
  | { type: 'refunded'; creditNote: CreditNote; actor: InvoiceActor; isToCard?: true }
  /** The client asks for one; its provider decides. */
  | { type: 'refund-requested'; reason: string }
  /** Of a card payment: the processor makes it, or says no. */
  | { type: 'refund-asked'; refund: RefundAsked }
  | { type: 'refund-refused' }
  /** A client is at the card checkout, is there still, or came to nothing there. */
  | { type: 'checkout-opened'; checkout: CardCheckout }
  | { type: 'checkout-awaited' | 'checkout-over' }
  /** It was paid by card although nothing was owed any more. */
  | { type: 'card-payment-returned' }
  | { type: 'voided'; reason: string }
  | { type: 'event-cancelled'; cancelledAt: Date }
  | { type: 'provider-left' }
  /** The parties of an invoice that an earlier release has sent were stored. */
  | { type: 'documented'; issued: Issued }
  | { type: 'itemized'; agreed: Agreed }
  /** An earlier release did not publish what it was about. */
  | { type: 'announced' }
  /** The time of notices has come: a reminder to the client, and whether the provider is told that the invoice is overdue. */
  | { type: 'notices-due'; reminder: ReminderDays | null; isOverdueNoticeDue: boolean }
  /** The provider reminded the client by hand. */
  | { type: 'reminded'; reminderId: string }
  | { type: 'reminders-switched'; isOff: boolean }
  /** An earlier release sent it without scheduling notices. `isOverdueNoticeOwed`: it is overdue, and its provider was not told. */
  | { type: 'reminders-scheduled'; isOverdueNoticeOwed: boolean }
  /** The client has deleted their account. */
  | { type: 'refund-reason-erased' }
  /** The provider has deleted their account. Earlier releases recorded it for a client too. */
  | { type: 'erased' };

export type InvoiceFact = { type: 'drafted' } | InvoiceChange;

/** `processor`: it was done there, and we only heard of it. */
export type InvoiceActor = 'client' | 'provider' | 'system' | 'processor';

/** Null: it is so already, and repeating it changes nothing. */
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
