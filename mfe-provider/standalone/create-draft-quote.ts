import { defaultTimeZone } from '@marquee/contracts/dates';
import { defaultPaymentSchedule } from '@marquee/contracts/payment-schedule';
import { toPaymentTerms } from '@marquee/contracts/payment-terms';
import type { PaymentTerms } from '@marquee/contracts/payment-terms';
import type { ProviderQuote } from '@marquee/contracts/quotes';

type DraftQuoteOptions = {
  eventName: string;
  client: { name: string; email: string };
  now: Date;
  paymentSchedule?: PaymentTerms;
};

/** A draft without lines. */
export function createDraftQuote({
  eventName,
  client,
  now,
  paymentSchedule,
}: DraftQuoteOptions): ProviderQuote {
  const at = now.toISOString();
  return {
    ...{ id: crypto.randomUUID(), eventId: null, clientEmail: client.email, clientName: client.name },
    ...{ eventName, eventDate: '', eventLocation: '', timeZone: defaultTimeZone },
    ...{ totalAmount: '0.00', discountAmount: '0.00', finalAmount: '0.00', lineItems: [], notes: '' },
    ...{ validUntil: null, version: 0, status: 'draft', archived: false, archivedAt: null },
    ...{ approvedForReview: false, approvedForReviewAt: null, sentToClient: false, sentToClientAt: null },
    ...{ clientAccepted: false, clientAcceptedAt: null, createdAt: at, lastChangedAt: at },
    lastChangedBy: 'provider',
    paymentSchedule: paymentSchedule ?? toPaymentTerms(defaultPaymentSchedule),
  };
}
