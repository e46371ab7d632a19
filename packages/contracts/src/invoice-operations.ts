import { z } from 'zod';
import type { DescribedOperation } from './described-operation.ts';
import { hostedPage } from './hosted-page.ts';
import * as requests from './invoice-requests.ts';
import * as invoices from './invoices.ts';
import { listQuery } from './list-query.ts';
import type { Operation } from './operation.ts';

export const invoiceParams = z.object({ id: z.uuid() });

/** A filter by `age` selects only sent invoices, so it needs no `status`. */
export const invoiceListQuery = listQuery.extend({
  status: invoices.invoiceStatus.optional(),
  age: invoices.invoiceAge.optional(),
});

/** The status `sent` selects the invoices that the client still has to pay. */
export const clientInvoiceListQuery = listQuery.extend({ status: invoices.invoiceStatus.optional() });

export const listInvoices = {
  method: 'get',
  path: '/billing/invoices',
  service: 'billing',
  actor: 'provider',
  summary: 'The provider’s invoices, latest due date first',
  query: invoiceListQuery,
  status: 200,
  response: z.array(invoices.providerInvoice),
  list: true,
} as const satisfies Operation;

export const getInvoiceAging = {
  method: 'get',
  path: '/billing/invoices/aging',
  service: 'billing',
  actor: 'provider',
  summary: 'Amounts owed to the provider, by how long they have been overdue',
  status: 200,
  response: invoices.invoiceAging,
} as const satisfies Operation;

export const getInvoice = {
  method: 'get',
  path: '/billing/invoices/:id',
  service: 'billing',
  actor: 'provider',
  summary: 'One of the provider’s invoices',
  params: invoiceParams,
  status: 200,
  response: invoices.providerInvoice,
} as const satisfies Operation;

export const getInvoicePdf = {
  ...getInvoice,
  path: '/billing/invoices/:id/pdf',
  summary:
    'One of the provider’s invoices, as a PDF document; 503 while too many documents are being rendered',
  response: z.string(),
  file: 'application/pdf',
} as const satisfies Operation;

export const getReceiptPdf = {
  ...getInvoicePdf,
  path: '/billing/invoices/:id/receipt/pdf',
  summary:
    'The receipt of an invoice, with its refunds, as a PDF document; 503 while too many documents are being rendered',
  refuses: [409],
} as const satisfies DescribedOperation;

export const sendInvoice = {
  ...getInvoice,
  method: 'post',
  path: '/billing/invoices/:id/send',
  summary:
    'Send a draft to its client, which gives the invoice its number; 409 `issuer_not_current` while the invoice would show another tax number or billing address than the caller has read',
  body: requests.sendRequest,
} as const satisfies Operation;

export const recordPayment = {
  ...getInvoice,
  method: 'post',
  path: '/billing/invoices/:id/payment',
  summary:
    'Record that the client has paid an invoice outside the product; 409 if it is already paid, including by a card payment found at the open checkout; 422 if the date is in the future or before the quote was accepted',
  body: requests.paymentRequest,
} as const satisfies Operation;

export const refundInvoice = {
  ...getInvoice,
  method: 'post',
  path: '/billing/invoices/:id/refunds',
  summary: 'Refund a payment in full or in part, with a credit note',
  body: requests.refundRequest,
} as const satisfies Operation;

export const voidInvoice = {
  ...getInvoice,
  method: 'post',
  path: '/billing/invoices/:id/void',
  summary:
    'Void an unpaid invoice, after checking an open checkout for a payment; the invoice keeps its number',
  body: requests.voidRequest,
} as const satisfies Operation;

export const listClientInvoices = {
  method: 'get',
  path: '/billing/client/invoices',
  service: 'billing',
  actor: 'client',
  summary: 'Invoices sent to the client, latest due date first',
  query: clientInvoiceListQuery,
  status: 200,
  response: z.array(invoices.clientInvoice),
  list: true,
} as const satisfies Operation;

export const getClientInvoice = {
  method: 'get',
  path: '/billing/client/invoices/:id',
  service: 'billing',
  actor: 'client',
  summary: 'One of the invoices sent to the client',
  params: invoiceParams,
  status: 200,
  response: invoices.clientInvoice,
} as const satisfies Operation;

export const getCardPayment = {
  method: 'get',
  path: '/billing/client/providers/:id/card-payment',
  service: 'billing',
  actor: 'client',
  summary:
    'Whether a client can pay this provider by card, as the payment processor last reported; not_offered on a server without a payment processor, 404 for an unknown provider',
  params: z.object({ id: z.uuid() }),
  status: 200,
  response: z.object({ cardPayment: invoices.cardPayment }),
} as const satisfies Operation;

export const payInvoice = {
  ...getClientInvoice,
  method: 'post',
  path: '/billing/client/invoices/:id/checkout',
  summary:
    'Open the card checkout for an invoice, which pays its provider; 409 if nothing is to be paid or the provider cannot take cards, 503 while the payment processor is unavailable',
  response: hostedPage,
  answerIsSecret: true,
} as const satisfies Operation;

export const requestRefund = {
  ...getClientInvoice,
  method: 'post',
  path: '/billing/client/invoices/:id/refund-request',
  summary:
    'Request a refund from the provider for a cancelled event, with a reason; repeating keeps the first reason; 409 if nothing is left to refund',
  body: requests.clientRefundRequest,
} as const satisfies Operation;

export const getClientInvoicePdf = {
  ...getClientInvoice,
  path: '/billing/client/invoices/:id/pdf',
  summary:
    'One of the invoices sent to the client, as a PDF document; 503 while too many documents are being rendered',
  response: z.string(),
  file: 'application/pdf',
} as const satisfies Operation;

export const getClientReceiptPdf = {
  ...getClientInvoicePdf,
  path: '/billing/client/invoices/:id/receipt/pdf',
  summary:
    'The receipt of a client’s invoice, with its refunds, as a PDF document; 503 while too many documents are being rendered',
  refuses: [409],
} as const satisfies DescribedOperation;

export const getInvoicesAtStake = {
  method: 'get',
  path: '/billing/invoices-at-stake',
  service: 'billing',
  actor: 'user',
  summary:
    'The user’s unpaid and paid invoices, shown before the account is deleted; an unpaid invoice blocks the deletion',
  status: 200,
  response: invoices.invoicesAtStake,
} as const satisfies Operation;
