import { readTable } from './read-table.ts';

/**
 * Decisions 0022 and 0024: only the provider sends their invoices, records payments and refunds, sends reminders, and voids. The client
 * reads invoices that were sent to them, never a draft, and nobody else reads invoices. A paid invoice can be refunded but not voided;
 * an unpaid invoice can be voided but not refunded (409). A billing address belongs to its client. Before deleting an account, its owner
 * reads the impact on their own records, and nothing about others. The client pays by card if the provider's payout account accepts cards;
 * otherwise the answer is 409.
 */
export const invoiceRows = readTable(`
listInvoices        -     provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
getInvoiceAging     -     provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
getPaymentSummary   -     provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
getInvoice          draft provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
getInvoice          sent  provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
getInvoicePdf       draft provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
getInvoicePdf       sent  provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
getReceiptPdf       paid  provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
getReceiptPdf       sent  provider  401 401 | 403 403 409 404 | 403 409 401 401 | 403 403
getReceiptPdf       draft provider  401 401 | 403 403 409 404 | 403 409 401 401 | 403 403
getCreditNotePdf    refunded provider 401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
sendInvoice         draft provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
sendInvoice         sent  provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
sendInvoice         void  provider  401 401 | 403 403 409 404 | 403 409 401 401 | 403 403
recordPayment       draft provider  401 401 | 403 403 409 404 | 403 409 401 401 | 403 403
recordPayment       sent  provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
recordPayment       paid  provider  401 401 | 403 403 409 404 | 403 409 401 401 | 403 403
refundInvoice       paid  provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
refundInvoice       paid_by_card provider 401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
refundInvoice       sent  provider  401 401 | 403 403 409 404 | 403 409 401 401 | 403 403
refundInvoice       draft provider  401 401 | 403 403 409 404 | 403 409 401 401 | 403 403
voidInvoice         draft provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
voidInvoice         sent  provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
voidInvoice         paid  provider  401 401 | 403 403 409 404 | 403 409 401 401 | 403 403
switchInvoiceReminders draft provider 401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
switchInvoiceReminders sent provider 401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
switchInvoiceReminders paid provider 401 401 | 403 403 409 404 | 403 409 401 401 | 403 403
remindOfInvoice     draft provider  401 401 | 403 403 409 404 | 403 409 401 401 | 403 403
remindOfInvoice     sent  provider  401 401 | 403 403 200 404 | 403 200 401 401 | 403 403
remindOfInvoice     paid  provider  401 401 | 403 403 409 404 | 403 409 401 401 | 403 403
listClientInvoices  -     client    401 401 | 200 200 403 403 | 403 200 401 401 | 403 403
listClientInvoices  draft client    401 401 | 200 200 403 403 | 403 200 401 401 | 403 403
listClientInvoices  paid  client    401 401 | 200 200 403 403 | 403 200 401 401 | 403 403
getClientInvoice    draft client    401 401 | 404 404 403 403 | 403 404 401 401 | 403 403
getClientInvoice    sent  client    401 401 | 200 404 403 403 | 403 200 401 401 | 403 403
getClientInvoice    paid  client    401 401 | 200 404 403 403 | 403 200 401 401 | 403 403
getCardPayment      -     client    401 401 | 200 200 403 403 | 403 200 401 401 | 403 403
requestRefund       paid  client    401 401 | 409 404 403 403 | 403 409 401 401 | 403 403
payInvoice          draft client    401 401 | 404 404 403 403 | 403 404 401 401 | 403 403
payInvoice          sent  client    401 401 | 200 404 403 403 | 403 200 401 401 | 403 403
payInvoice          sent,_no_account client 401 401 | 409 404 403 403 | 403 409 401 401 | 403 403
payInvoice          paid  client    401 401 | 409 404 403 403 | 403 409 401 401 | 403 403
payInvoice          paid_by_card client 401 401 | 409 404 403 403 | 403 409 401 401 | 403 403
getClientInvoicePdf draft client    401 401 | 404 404 403 403 | 403 404 401 401 | 403 403
getClientInvoicePdf sent  client    401 401 | 200 404 403 403 | 403 200 401 401 | 403 403
getClientReceiptPdf draft client    401 401 | 404 404 403 403 | 403 404 401 401 | 403 403
getClientReceiptPdf paid  client    401 401 | 200 404 403 403 | 403 200 401 401 | 403 403
getClientReceiptPdf sent  client    401 401 | 409 404 403 403 | 403 409 401 401 | 403 403
getClientCreditNotePdf refunded client 401 401 | 200 404 403 403 | 403 200 401 401 | 403 403
getBillingAddress   -     client    401 401 | 200 200 403 403 | 403 200 401 401 | 403 403
setBillingAddress   -     client    401 401 | 200 200 403 403 | 403 200 401 401 | 403 403
getInvoicesAtStake  -     client    401 401 | 200 200 200 200 | 200 200 401 401 | 200 200
`);
