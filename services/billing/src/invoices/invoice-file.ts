import type { Reader } from '@marquee/service-kit/documents/create-documents';
import { wholeFile } from '@marquee/service-kit/http/file-answer';
import type { FileAnswer } from '@marquee/service-kit/http/file-answer';
import { fileNameOf } from '@marquee/service-kit/http/file-name';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { Invoice } from './rules/invoice.ts';
import { requireStatus } from './rules/require-status.ts';
import { shownWith } from './show-invoice.ts';
import type { ShowDeps } from './show-invoice.ts';
import { toInvoicePaper } from './views/to-invoice-paper.ts';
import { toReceiptPaper } from './views/to-receipt-paper.ts';

type FileDeps = ShowDeps & Pick<InvoiceDeps, 'draw'>;

export async function invoiceFile(deps: FileDeps, invoice: Invoice, reader: Reader): Promise<FileAnswer> {
  const shown = await shownWith(deps, invoice);
  const name = fileNameOf([`Invoice ${invoice.number ?? 'draft'}`, shown.issued.issuer.name], 'pdf');
  return wholeFile(name, await deps.draw(toInvoicePaper(invoice, shown), reader));
}

/** Refused until it was paid. */
export async function receiptFile(deps: FileDeps, invoice: Invoice, reader: Reader): Promise<FileAnswer> {
  requireStatus(invoice, 'paid', 'partly_refunded', 'refunded');
  const shown = await shownWith(deps, invoice);
  const name = fileNameOf([`Receipt ${String(invoice.number)}`, shown.issued.issuer.name], 'pdf');
  return wholeFile(name, await deps.draw(toReceiptPaper(invoice, shown), reader));
}
