import * as messages from '@marquee/contracts/messages/invoice-messages';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { toMessage } from '@marquee/service-kit/messaging/message';
import type { Message } from '@marquee/service-kit/messaging/message';
import { toInstant } from '../to-instant.ts';
import type { InvoiceFact } from './rules/invoice-change.ts';
import { refundedOf } from './rules/invoice.ts';
import type { Invoice } from './rules/invoice.ts';

type Told = typeof messages.invoiceSent;

const declared: Partial<Record<InvoiceFact['type'], Told>> = {
  sent: messages.invoiceSent,
  paid: messages.invoicePaid,
  refunded: messages.invoiceRefunded,
  'refund-requested': messages.invoiceRefundRequested,
  reminded: messages.invoiceReminded,
  voided: messages.invoiceVoided,
  'provider-left': messages.invoiceVoided,
};

type Names = Pick<QuoteSnapshot, 'providerName' | 'clientName' | 'clientEmail' | 'eventName'>;

/** Message data beyond the invoice: the names on its quote, and what emails need about its payment. */
export type Around = { names: Names | null } & Pick<messages.InvoiceSnapshot, 'canPayByCard' | 'nextPayment'>;

const standings: readonly InvoiceFact['type'][] = ['announced', 'refund-asked', 'refund-refused'];

/** A draft, and a fact that only affects account deletions, publishes only the invoice's status. */
export function toMessages(fact: InvoiceFact, invoice: Invoice, around: Around): Message[] {
  if (fact.type === 'notices-due') {
    return toNotices(fact, sentOf(invoice), around);
  }
  const isTakenBack = fact.type === 'event-cancelled' && invoice.status === 'void';
  const told = isTakenBack ? messages.invoiceVoided : declared[fact.type];
  if (told === undefined) {
    return standings.includes(fact.type) ? [toStanding(invoice)] : [];
  }
  const sent = sentOf(invoice);
  const { names, ...more } = around;
  return sent === null
    ? [toStanding(invoice)]
    : [toMessage(told, { ...toSnapshot(sent, names), ...toldOnly(fact), ...more })];
}

/** The reminder to the client and the overdue notice to the provider, if due. */
function toNotices(
  { reminder: days, isOverdueNoticeDue }: Extract<InvoiceFact, { type: 'notices-due' }>,
  invoice: Sent | null,
  { names, ...more }: Around,
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

/** The invoice's status, for services that need open payments and refunds; also for invoices not published before. */
export function toStanding(invoice: Invoice): Message {
  const { id, number, providerId, clientId, status, amountCents, dueOn, sendsAt } = invoice;
  return toMessage(messages.invoiceChanged, {
    invoiceId: id,
    ...{ number, providerId, clientId, status, amountCents, dueOn, ...refundOf(invoice) },
    sendsAt: status === 'draft' ? sendsAt.toISOString() : null,
  });
}

function refundOf({ refundUnderWay = null, requestedRefund = null }: Invoice) {
  return {
    isRefundUnderWay: refundUnderWay !== null,
    refundRequestedAt: toInstant(requestedRefund?.requestedAt ?? null),
  };
}

type OnlyInOne = 'refund' | 'voidedFor' | 'paidBy' | 'reminder';

/** Fields that only this message contains. */
function toldOnly(fact: InvoiceFact): Pick<messages.InvoiceSnapshot, OnlyInOne> {
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

type Sent = Invoice & { number: number; sentAt: Date };

/** Null for a draft, and for a draft that became void. */
function sentOf(invoice: Invoice): Sent | null {
  const { number, sentAt } = invoice;
  return number === null || sentAt === null ? null : { ...invoice, number, sentAt };
}

function toSnapshot(invoice: Sent, names: Names | null): messages.InvoiceSnapshot {
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
