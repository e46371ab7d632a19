import { DomainError } from '@marquee/service-kit/domain-error';
import type { Reader } from '@marquee/service-kit/documents/create-documents';
import { wholeFile } from '@marquee/service-kit/http/file-answer';
import type { FileAnswer } from '@marquee/service-kit/http/file-answer';
import { fileNameOf } from '@marquee/service-kit/http/file-name';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { Invoice } from './rules/invoice.ts';
import { requireStatus } from './rules/require-status.ts';
import { paidBeside, unpaidBeside } from './rules/other-invoices.ts';
import { shownWith } from './show-invoice.ts';
import type { ShowDeps } from './show-invoice.ts';
import { toCreditNotePaper } from './views/to-credit-note-paper.ts';
import { toInvoicePaper } from './views/to-invoice-paper.ts';
import { toReceiptPaper } from './views/to-receipt-paper.ts';

type FileDeps = ShowDeps & Pick<InvoiceDeps, 'draw'>;

export async function invoiceFile(deps: FileDeps, invoice: Invoice, reader: Reader): Promise<FileAnswer> {
  const shown = await shownWith(deps, invoice);
  const name = fileNameOf([`Invoice ${invoice.number ?? 'draft'}`, shown.issued.issuer.name], 'pdf');
  const paid = paidBeside(invoice, await deps.invoices.ofQuote(invoice.quoteId));
  return wholeFile(name, await deps.draw(toInvoicePaper(invoice, { ...shown, paid }), reader));
}

/** Rejected until the invoice was paid. */
export async function receiptFile(deps: FileDeps, invoice: Invoice, reader: Reader): Promise<FileAnswer> {
  requireStatus(invoice, 'paid', 'partly_refunded', 'refunded');
  const shown = await shownWith(deps, invoice);
  const unpaid = unpaidBeside(invoice, await deps.invoices.ofQuote(invoice.quoteId));
  const name = fileNameOf([`Receipt ${String(invoice.number)}`, shown.issued.issuer.name], 'pdf');
  return wholeFile(name, await deps.draw(toReceiptPaper(invoice, { ...shown, unpaid }), reader));
}

type CreditNoteOf = { invoice: Invoice; creditNoteId: string };

/** DomainError `credit_note_not_found` if the invoice has no such credit note. */
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
  return wholeFile(name, await deps.draw(toCreditNotePaper(creditNote, invoice, shown), reader));
}
