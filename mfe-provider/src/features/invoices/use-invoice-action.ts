import type { ProviderInvoice } from '@marquee/contracts/invoices';
import type { FieldLabels } from '@marquee/web-kit';
import { useRecordAction } from '@marquee/web-kit';

/** The labels of an invoice's fields; null for fields that a conflict message omits. */
const labels: FieldLabels<ProviderInvoice> = {
  status: 'Status',
  amount: 'Amount',
  dueOn: 'Due',
  refundedAmount: 'Refunded',
  refundUnderWay: 'Refund',
  lastRefundRefused: 'Refund',
  isRefundOffered: 'Refund',
  returnedAt: 'Refund',
  requestedRefund: 'Requested refund',
  payment: 'Payment',
  document: 'Lines and addresses',
  eventName: 'Event Name',
  eventDate: 'Event Date',
  clientName: 'Client Name',
  clientEmail: 'Client Email',
  sendsAt: 'Sending date',
  reminders: 'Reminders',
  otherPayments: 'Already paid',
  // Each of these fields changes together with a field above, or by the passage of time.
  cancelledBy: null,
  number: null,
  isOverdue: null,
  sentAt: null,
  paidAt: null,
  voidedAt: null,
  voidReason: null,
  creditNotes: null,
  partialRefundsLeft: null,
  // These fields never change.
  id: null,
  quoteId: null,
  eventId: null,
  part: null,
  quoteTotal: null,
  timeZone: null,
  acceptedOn: null,
};

type WriteInvoice = (revision: number | undefined) => Promise<ProviderInvoice>;

/** Returns a function that changes an invoice with the revision on the page. The error of a stale write names the changed fields. */
export function useInvoiceAction(): (
  invoice: ProviderInvoice,
  write: WriteInvoice,
) => Promise<ProviderInvoice> {
  const runAction = useRecordAction();

  return (read, write) => runAction({ read, labels, write });
}
