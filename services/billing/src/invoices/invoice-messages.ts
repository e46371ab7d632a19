import * as messages from '@marquee/contracts/messages/invoice-messages';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { toMessage } from '@marquee/service-kit/messaging/message';
import type { Message } from '@marquee/service-kit/messaging/message';
import { toInstant } from '../to-instant.ts';
import type { InvoiceFact } from './domain/invoice-change.ts';
import { refundedOf } from './domain/invoice.ts';
import type { Invoice } from './domain/invoice.ts';

type InvoiceMessage = typeof messages.invoiceSent;

const messageByFact: Partial<Record<InvoiceFact['type'], InvoiceMessage>> = {
  sent: messages.invoiceSent,
  paid: messages.invoicePaid,
  refunded: messages.invoiceRefunded,
  'refund-requested': messages.invoiceRefundRequested,
  reminded: messages.invoiceReminded,
  voided: messages.invoiceVoided,
  'provider-left': messages.invoiceVoided,
};

type Names = Pick<QuoteSnapshot, 'providerName' | 'clientName' | 'clientEmail' | 'eventName'>;

/** Data of a message that the invoice does not contain: names from the quote, whether cards are accepted, and the quote's next payment. */
export type MessageContext = { names: Names | null } & Pick<
  messages.InvoiceSnapshot,
  'canPayByCard' | 'nextPayment'
>;

const statusOnlyFacts: readonly InvoiceFact['type'][] = ['announced', 'refund-asked', 'refund-refused'];

/**
 * The messages for a fact, possibly none. If a draft becomes void, or if a fact matters only to the deletion of accounts, the only message
 * is the invoice's status.
 */
export function toMessages(fact: InvoiceFact, invoice: Invoice, context: MessageContext): Message[] {
  if (fact.type === 'notices-due') {
    return toNotificationMessages(fact, toSentInvoice(invoice), context);
  }
  const isVoidedByCancellation = fact.type === 'event-cancelled' && invoice.status === 'void';
  const message = isVoidedByCancellation ? messages.invoiceVoided : messageByFact[fact.type];
  if (message === undefined) {
    return statusOnlyFacts.includes(fact.type) ? [toStatusMessage(invoice)] : [];
  }
  const sent = toSentInvoice(invoice);
  const { names, ...more } = context;
  return sent === null
    ? [toStatusMessage(invoice)]
    : [toMessage(message, { ...toSnapshot(sent, names), ...factSpecificFields(fact), ...more })];
}

/** The reminder to the client and the overdue notice to the provider, if due. */
function toNotificationMessages(
  { reminder: days, isOverdueNoticeDue }: Extract<InvoiceFact, { type: 'notices-due' }>,
  invoice: SentInvoice | null,
  { names, ...more }: MessageContext,
): Message[] {
  if (invoice === null) {
    return [];
  }
  const snapshot = toSnapshot(invoice, names);
  const reminder = { reminderId: String(days), days };
  return [
    ...(days === null ? [] : [toMessage(messages.invoiceReminded, { ...snapshot, ...more, reminder })]),
    ...(isOverdueNoticeDue ? [toMessage(messages.invoiceBecameOverdue, snapshot)] : []),
  ];
}

/** The invoice's status, for services that need to know of open payments and refunds. */
export function toStatusMessage(invoice: Invoice): Message {
  const { id, number, providerId, clientId, status, amountCents, dueOn, sendsAt } = invoice;
  return toMessage(messages.invoiceChanged, {
    invoiceId: id,
    ...{ number, providerId, clientId, status, amountCents, dueOn, ...refundOf(invoice) },
    sendsAt: status === 'draft' ? sendsAt.toISOString() : null,
  });
}

/** The message from which other services can store a sent invoice; for a draft, also a voided one, its status. */
export function describeInvoice(invoice: Invoice): Message[] {
  const sent = toSentInvoice(invoice);
  return [sent === null ? toStatusMessage(invoice) : toMessage(messages.invoiceSent, toSnapshot(sent, null))];
}

function refundOf({ refundUnderWay = null, requestedRefund = null }: Invoice) {
  return {
    isRefundUnderWay: refundUnderWay !== null,
    refundRequestedAt: toInstant(requestedRefund?.requestedAt ?? null),
  };
}

type FactSpecificField = 'refund' | 'voidedFor' | 'paidBy' | 'reminder';

/** Fields that only the message of this fact contains. */
function factSpecificFields(fact: InvoiceFact): Pick<messages.InvoiceSnapshot, FactSpecificField> {
  if (fact.type === 'paid') {
    return { paidBy: fact.payment.card === undefined ? 'offline' : 'card' };
  }
  if (fact.type === 'reminded') {
    return { reminder: { reminderId: fact.reminderId, days: null } };
  }
  if (fact.type === 'refunded') {
    const { id: creditNoteId, amountCents } = fact.creditNote;
    return { refund: { creditNoteId, amountCents, method: fact.isToCard ? 'card' : 'offline' } };
  }
  const voidedFor = reasons[fact.type];
  return voidedFor === undefined ? {} : { voidedFor };
}

const reasons: Partial<Record<InvoiceFact['type'], messages.InvoiceSnapshot['voidedFor']>> = {
  voided: 'taken_back',
  'event-cancelled': 'event_cancelled',
  'provider-left': 'provider_left',
};

type SentInvoice = Invoice & { number: number; sentAt: Date };

/** Null for a draft, and for a draft that became void. */
function toSentInvoice(invoice: Invoice): SentInvoice | null {
  const { number, sentAt } = invoice;
  return number === null || sentAt === null ? null : { ...invoice, number, sentAt };
}

function toSnapshot(invoice: SentInvoice, names: Names | null): messages.InvoiceSnapshot {
  return {
    invoiceId: invoice.id,
    number: invoice.number,
    quoteId: invoice.quoteId,
    eventId: invoice.eventId,
    providerId: invoice.providerId,
    providerName: names?.providerName ?? '',
    clientId: invoice.clientId,
    clientName: names?.clientName ?? '',
    clientEmail: names?.clientEmail ?? '',
    eventName: names?.eventName ?? '',
    part: invoice.part,
    status: invoice.status,
    amountCents: invoice.amountCents,
    quoteTotalCents: invoice.quoteTotalCents,
    refundedCents: refundedOf(invoice),
    dueOn: invoice.dueOn,
    timeZone: invoice.timeZone,
    sentAt: invoice.sentAt.toISOString(),
    paidAt: toInstant(invoice.paidAt),
    ...refundOf(invoice),
  };
}
