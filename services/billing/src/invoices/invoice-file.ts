import { DomainError } from '@marquee/service-kit/domain-error';
import type { Reader } from '@marquee/service-kit/documents/create-documents';
import { bufferedFile } from '@marquee/service-kit/http/file-answer';
import type { FileAnswer } from '@marquee/service-kit/http/file-answer';
import { fileNameOf } from '@marquee/service-kit/http/file-name';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { Invoice } from './domain/invoice.ts';
import { requireStatus } from './domain/invoice-states.ts';
import { otherPaidInvoices, otherUnpaidInvoices } from './domain/other-invoices.ts';
import { shownWith } from './show-invoice.ts';
import type { ShowDeps } from './show-invoice.ts';
import { toCreditNotePdf } from './views/to-credit-note-pdf.ts';
import { toInvoicePdf } from './views/to-invoice-pdf.ts';
import { toReceiptPdf } from './views/to-receipt-pdf.ts';

type FileDeps = ShowDeps & Pick<InvoiceDeps, 'renderPdf'>;

export async function invoiceFile(deps: FileDeps, invoice: Invoice, reader: Reader): Promise<FileAnswer> {
  const shown = await shownWith(deps, invoice);
  const name = fileNameOf([`Invoice ${invoice.number ?? 'draft'}`, shown.issued.issuer.name], 'pdf');
  const paid = otherPaidInvoices(invoice, await deps.invoices.findByQuote(invoice.quoteId));
  return bufferedFile(name, await deps.renderPdf(toInvoicePdf(invoice, { ...shown, paid }), reader));
}

/** The receipt as a PDF. DomainError if the invoice was never paid. */
export async function receiptFile(deps: FileDeps, invoice: Invoice, reader: Reader): Promise<FileAnswer> {
  requireStatus(invoice, 'read-receipt');
  const shown = await shownWith(deps, invoice);
  const unpaid = otherUnpaidInvoices(invoice, await deps.invoices.findByQuote(invoice.quoteId));
  const name = fileNameOf([`Receipt ${String(invoice.number)}`, shown.issued.issuer.name], 'pdf');
  return bufferedFile(name, await deps.renderPdf(toReceiptPdf(invoice, { ...shown, unpaid }), reader));
}

type CreditNoteOf = { invoice: Invoice; creditNoteId: string };

/** The credit note as a PDF. DomainError `credit_note_not_found` if the invoice has no such credit note. */
export async function creditNoteFile(
  deps: FileDeps,
  { invoice, creditNoteId }: CreditNoteOf,
  reader: Reader,
): Promise<FileAnswer> {
  const creditNote = invoice.creditNotes.find(({ id }) => id === creditNoteId);
  if (creditNote === undefined) {
    throw new DomainError('not-found', 'credit_note_not_found', 'Credit note not found');
  }
  const shown = await shownWith(deps, invoice);
  const name = fileNameOf([`Credit note ${creditNote.number}`, shown.issued.issuer.name], 'pdf');
  return bufferedFile(name, await deps.renderPdf(toCreditNotePdf(creditNote, invoice, shown), reader));
}
