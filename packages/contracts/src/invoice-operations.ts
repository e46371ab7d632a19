import { z } from 'zod';
import type { DescribedOperation } from './described-operation.ts';
import { hostedPage } from './hosted-page.ts';
import * as requests from './invoice-requests.ts';
import * as invoices from './invoices.ts';
import { listQuery } from './list-query.ts';
import type { Operation } from './operation.ts';

export const invoiceParams = z.object({ id: z.uuid() });

/** `age` selects only sent invoices, so it does not need `status` beside it. */
export const invoiceListQuery = listQuery.extend({
  status: invoices.invoiceStatus.optional(),
  age: invoices.invoiceAge.optional(),
});

/** `sent` lists the invoices that the client still has to pay. */
export const clientInvoiceListQuery = listQuery.extend({ status: invoices.invoiceStatus.optional() });

export const listInvoices = {
  method: 'get',
  path: '/billing/invoices',
  service: 'billing',
  actor: 'provider',
  summary: 'The provider’s invoices, due last first',
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
  summary: 'What is owed to the provider, by how long it has been overdue',
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
  summary: 'One of the provider’s invoices as a document; 503 while too many are drawn',
  response: z.string(),
  file: 'application/pdf',
} as const satisfies Operation;

export const getReceiptPdf = {
  ...getInvoicePdf,
  path: '/billing/invoices/:id/receipt/pdf',
  summary:
    'That an invoice was paid, and what was refunded of it, as a document; 503 while too many are drawn',
  refuses: [409],
} as const satisfies DescribedOperation;

export const sendInvoice = {
  ...getInvoice,
  method: 'post',
  path: '/billing/invoices/:id/send',
  summary:
    'Send a draft to its client; it gets its number. 409 `issuer_not_current` while the invoice would show another tax number or billing address than the caller has read',
  body: requests.sendRequest,
} as const satisfies Operation;

export const recordPayment = {
  ...getInvoice,
  method: 'post',
  path: '/billing/invoices/:id/payment',
  summary:
    'Write down that the client has paid an invoice outside the product; 409 where it is paid already, also where a card at the checkout turns out to have paid it; 422 where its day is to come, or before the quote was accepted',
  body: requests.paymentRequest,
} as const satisfies Operation;

export const refundInvoice = {
  ...getInvoice,
  method: 'post',
  path: '/billing/invoices/:id/refunds',
  summary: 'Give back what was paid, or a part of it, by a credit note',
  body: requests.refundRequest,
} as const satisfies Operation;

export const voidInvoice = {
  ...getInvoice,
  method: 'post',
  path: '/billing/invoices/:id/void',
  summary:
    'Take an invoice back that nobody has paid, which the checkout under way is asked about; a number it had stays its own',
  body: requests.voidRequest,
} as const satisfies Operation;

export const listClientInvoices = {
  method: 'get',
  path: '/billing/client/invoices',
  service: 'billing',
  actor: 'client',
  summary: 'Invoices sent to the client, due last first',
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
    'Whether a client can pay this provider by card, as last heard; not_offered on a server without a card processor, 404 for an unknown provider',
  params: z.object({ id: z.uuid() }),
  status: 200,
  response: z.object({ cardPayment: invoices.cardPayment }),
} as const satisfies Operation;

export const payInvoice = {
  ...getClientInvoice,
  method: 'post',
  path: '/billing/client/invoices/:id/checkout',
  summary:
    'Open the card checkout for an invoice, which pays its provider; 409 where nothing is to be paid or the provider cannot take cards, 503 while the card processor is away',
  response: hostedPage,
  answerIsSecret: true,
} as const satisfies Operation;

export const requestRefund = {
  ...getClientInvoice,
  method: 'post',
  path: '/billing/client/invoices/:id/refund-request',
  summary:
    'Ask the provider for a refund of what was paid for a cancelled event, with a reason; the first reason stays; 409 where there is nothing to give back',
  body: requests.clientRefundRequest,
} as const satisfies Operation;

export const getClientInvoicePdf = {
  ...getClientInvoice,
  path: '/billing/client/invoices/:id/pdf',
  summary: 'One of the invoices sent to the client as a document; 503 while too many are drawn',
  response: z.string(),
  file: 'application/pdf',
} as const satisfies Operation;

export const getClientReceiptPdf = {
  ...getClientInvoicePdf,
  path: '/billing/client/invoices/:id/receipt/pdf',
  summary:
    'That the client has paid an invoice, and what was refunded of it, as a document; 503 while too many are drawn',
  refuses: [409],
} as const satisfies DescribedOperation;

export const getInvoicesAtStake = {
  method: 'get',
  path: '/billing/invoices-at-stake',
  service: 'billing',
  actor: 'user',
  summary:
    'What is unpaid and what was paid of the user’s invoices, for deleting the account: an unpaid one stands in the way',
  status: 200,
  response: invoices.invoicesAtStake,
} as const satisfies Operation;
