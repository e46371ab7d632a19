import { dateIn } from '@marquee/contracts/dates';
import type { InvoicePart } from '@marquee/contracts/invoice-drafts';
import type { InvoiceStatus } from '@marquee/contracts/invoices';
import type { CardCharge, CardCheckout } from '../../processor/card-payments.ts';
import type { ScheduledCheck } from '../../processor/reschedule-with-backoff.ts';
import type { Issued, Parties } from './issued.ts';

/** Pays the whole invoice: by card if `card` is set, otherwise outside Marquee. */
export type Payment = { id: string; paidOn: string; note: string; recordedAt: Date; card?: CardCharge };

export type CreditNote = {
  id: string;
  number: string;
  amountCents: number;
  reason: string;
  issuedAt: Date;
  /** The parties at the time of issue; absent on a credit note of an earlier release, which shows the receipt's parties. */
  parties?: Parties;
};

/** A requested refund. When the refund is made, the request becomes a credit note with the same id. */
export type RefundRequest = Pick<CreditNote, 'id' | 'amountCents' | 'reason'>;

/** A refund that the processor did not make, so it has no credit note. */
type RefusedRefund = Pick<CreditNote, 'amountCents'> & { refusedAt: Date };

export type Reminders = {
  /** When the next reminder to the client or the overdue notice to the provider is due; `never` after the last. */
  nextAt: Date;
  /** Whether the provider has switched reminders off; the overdue notice is still sent. */
  isOff: boolean;
  /** When the last reminder was sent, whether scheduled or by hand. */
  lastAt: Date | null;
  /** The last reminder by hand. A call repeated with its key has the same `id`, so it sends no second reminder. */
  byHand: { id: string; at: Date } | null;
};

export type Invoice = ScheduledCheck & {
  /** Derives from quote and part, so that no part has a second invoice. */
  id: string;
  version: number;
  quoteId: string;
  eventId: string | null;
  providerId: string;
  clientId: string | null;
  part: InvoicePart;
  amountCents: number;
  /** The accepted quote's total: the sum of its invoices. */
  quoteTotalCents: number;
  /** A calendar date in `timeZone`; absent on invoices of an earlier release. */
  acceptedOn?: string;
  /** `dueOn` is a calendar date in `timeZone`, and `dueUntil` its last instant. */
  dueOn: string;
  dueUntil: Date;
  timeZone: string;
  /** When the invoice is sent automatically, unless the provider sends it earlier. */
  sendsAt: Date;
  status: InvoiceStatus;
  /** Counts the provider's sent invoices from 1 without a gap; null until the invoice is sent. */
  number: number | null;
  /** The client who can read the invoice; null until it is sent. */
  shownToClientId: string | null;
  createdAt: Date;
  sentAt: Date | null;
  /** Absent until the invoice is sent. */
  issued?: Issued;
  /** The parties of the receipt at the time of payment. */
  receiptParties?: Parties;
  payment: Payment | null;
  paidAt: Date | null;
  creditNotes: readonly CreditNote[];
  voidedAt: Date | null;
  voidReason: string;
  isEventCancelled: boolean;
  /** The card checkout whose outcome the processor has not reported yet. */
  checkout?: CardCheckout | null;
  /** The client's refund request, which no later request replaces. */
  requestedRefund?: { reason: string; requestedAt: Date } | null;
  /** The refund that the processor has not confirmed yet; one at a time. */
  refundUnderWay?: RefundRequest | null;
  /** The last refused refund. Stored until another refund is requested or made, because the caller may not have waited for the answer. */
  lastRefundRefused?: RefusedRefund | null;
  /** When a card payment that came too late was refunded. */
  returnedAt?: Date | null;
  /** The number of refunds that the processor did not make. */
  refundsRefused?: number;
  /** Whether the status was published, as on creation of the draft. Absent on an invoice of an earlier release until the backfill. */
  isAnnounced?: boolean;
  /** Set when the invoice is sent or the provider switches reminders. If an earlier release sent the invoice, set by the backfill. */
  reminders?: Reminders;
};

/** Reasons that Marquee itself writes. */
export const eventCancelledReason = 'The event was cancelled';
export const providerLeftReason = 'The provider has left Marquee';
export const refundedAtStripeReason = 'Refunded at Stripe';

/** The day of the quote's acceptance; if unknown, the day on which the invoice was drafted. No payment can be dated earlier. */
export function acceptedOnOf({ acceptedOn, timeZone, createdAt }: Invoice): string {
  return acceptedOn ?? dateIn(timeZone, createdAt);
}

export function isUnpaid({ status }: Pick<Invoice, 'status'>): boolean {
  return status === 'draft' || status === 'sent';
}

export function refundedOf({ creditNotes }: Pick<Invoice, 'creditNotes'>): number {
  return creditNotes.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** The paid amount minus refunds. */
export function netPaidOf(invoice: Invoice): number {
  return Math.max(0, netOf(invoice));
}

/** The amount by which all refunds together exceed the payment, for example a refund outside Marquee and another at the processor. */
export function overRefundedOf(invoice: Invoice): number {
  return Math.max(0, -netOf(invoice));
}

function netOf(invoice: Invoice): number {
  return invoice.payment === null ? 0 : invoice.amountCents - refundedOf(invoice);
}

/** Whether a checkout is stored although nothing is owed. Such a checkout has to be closed, and a payment made there has to be refunded. */
export function isCheckoutUnsettled({
  checkout = null,
  status,
}: Pick<Invoice, 'checkout' | 'status'>): boolean {
  return checkout !== null && status !== 'sent';
}

export function isOverdue({ status, dueUntil }: Invoice, at: Date): boolean {
  return status === 'sent' && at > dueUntil;
}
