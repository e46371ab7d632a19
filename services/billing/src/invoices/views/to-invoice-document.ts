import type { InvoiceDocument, InvoiceLine } from '@marquee/contracts/invoices';
import { toAmount } from '@marquee/contracts/money';
import { subtotalOf } from '../domain/issued.ts';
import type { Agreed, Issued } from '../domain/issued.ts';

export function toInvoiceDocument({ issuer, billedTo, agreed }: Issued): InvoiceDocument {
  return { issuer, billedTo, ...(agreed && toAgreed(agreed)) };
}

function toAgreed(agreed: Agreed) {
  return {
    lines: linesOf(agreed),
    subtotal: toAmount(subtotalOf(agreed)),
    discount: toAmount(agreed.discountCents),
  };
}

/** Lines with amounts in dollars, as texts with two decimals. */
export function linesOf({ lines }: Pick<Agreed, 'lines'>): InvoiceLine[] {
  return lines.map(({ unitPriceCents, lineTotalCents, ...line }) => ({
    ...line,
    unitPrice: toAmount(unitPriceCents),
    totalPrice: toAmount(lineTotalCents),
  }));
}
