import { wholeFile } from '@marquee/service-kit/http/file-answer';
import type { FileAnswer } from '@marquee/service-kit/http/file-answer';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { Invoice } from './rules/invoice.ts';
import { requireStatus } from './rules/require-status.ts';
import { shownWith } from './show-invoice.ts';
import { toInvoicePaper } from './views/to-invoice-paper.ts';
import { toReceiptPaper } from './views/to-receipt-paper.ts';

type FileDeps = Pick<InvoiceDeps, 'acceptedQuotes' | 'draw' | 'now'>;

export async function invoiceFile(deps: FileDeps, invoice: Invoice): Promise<FileAnswer> {
  const paper = toInvoicePaper(invoice, await shownWith(deps, invoice));
  return wholeFile(`marquee-invoice-${invoice.number ?? 'draft'}.pdf`, await deps.draw(paper));
}

/** Refused until it was paid. */
export async function receiptFile(deps: FileDeps, invoice: Invoice): Promise<FileAnswer> {
  requireStatus(invoice, 'paid', 'partly_refunded', 'refunded');
  const paper = toReceiptPaper(invoice, await shownWith(deps, invoice));
  return wholeFile(`marquee-receipt-${String(invoice.number)}.pdf`, await deps.draw(paper));
}
