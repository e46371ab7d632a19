import { z } from 'zod';
import { getClientInvoicePdf, getInvoicePdf, invoiceParams } from './invoice-operations.ts';
import type { Operation } from './operation.ts';

export const creditNoteParams = invoiceParams.extend({ creditNoteId: z.uuid() });

export const getCreditNotePdf = {
  ...getInvoicePdf,
  path: '/billing/invoices/:id/credit-notes/:creditNoteId/pdf',
  summary:
    'A credit note of one of the provider’s invoices, as a PDF document; 503 while too many documents are being rendered',
  params: creditNoteParams,
} as const satisfies Operation;

export const getClientCreditNotePdf = {
  ...getClientInvoicePdf,
  path: '/billing/client/invoices/:id/credit-notes/:creditNoteId/pdf',
  summary:
    'A credit note of one of the client’s invoices, as a PDF document; 503 while too many documents are being rendered',
  params: creditNoteParams,
} as const satisfies Operation;
