import { drawPaper } from '@marquee/paper/draw-paper';
import type { FileAnswer } from '@marquee/service-kit/http/file-answer';
import type { Invoice } from './rules/invoice.ts';
import { requireStatus } from './rules/require-status.ts';
import type { Shown } from './views/shared-view.ts';
import { toInvoicePaper } from './views/to-invoice-paper.ts';
import { toReceiptPaper } from './views/to-receipt-paper.ts';

export function invoiceFile(invoice: Invoice, shown: Shown): FileAnswer {
  const name = `marquee-invoice-${invoice.number ?? 'draft'}.pdf`;
  return { name, content: drawPaper(toInvoicePaper(invoice, shown)) };
}

/** Refused until it was paid. */
export function receiptFile(invoice: Invoice, shown: Shown): FileAnswer {
  requireStatus(invoice, 'paid', 'partly_refunded', 'refunded');
  const name = `marquee-receipt-${String(invoice.number)}.pdf`;
  return { name, content: drawPaper(toReceiptPaper(invoice, shown)) };
}
