import { toAmount, toCents } from '@marquee/contracts/money';
import type { InvoiceAge, ProviderInvoice } from '@marquee/contracts/invoices';
import type { InvoiceDisplayStatus } from '@marquee/web-kit';

export const invoiceStatusLabels: Record<InvoiceDisplayStatus, string> = {
  draft: 'Draft',
  sent: 'Sent',
  overdue: 'Overdue',
  paid: 'Paid',
  partly_refunded: 'Partly Refunded',
  refunded: 'Refunded',
  void: 'Void',
};

export const invoiceAgeLabels: Record<InvoiceAge, string> = {
  not_yet_due: 'Not yet due',
  overdue: 'Overdue',
  overdue_1_to_30: '1 to 30 days late',
  overdue_31_to_60: '31 to 60 days late',
  overdue_61_to_90: '61 to 90 days late',
  overdue_over_90: 'Over 90 days late',
};

export function getClientLabel({ clientName, clientEmail }: ProviderInvoice): string {
  return clientName || clientEmail || 'The client';
}

/** The amount that was paid and not refunded, and can still be refunded. */
export function getRefundableAmount({ payment, amount, refundedAmount }: ProviderInvoice): string {
  return payment === null ? '0.00' : toAmount(Math.max(0, toCents(amount) - toCents(refundedAmount)));
}

/** The amount by which refunds exceed the payment; null without an excess. Possible if a refund by hand was also made through Stripe. */
export function getOverRefundedAmount({ amount, refundedAmount }: ProviderInvoice): string | null {
  const cents = toCents(refundedAmount) - toCents(amount);
  return cents > 0 ? toAmount(cents) : null;
}
