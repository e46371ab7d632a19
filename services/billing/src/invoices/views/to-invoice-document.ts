import type { InvoiceDocument } from '@marquee/contracts/invoices';
import { toAmount } from '@marquee/contracts/money';
import { subtotalOf, withAmounts } from '@marquee/contracts/priced-lines';
import type { Agreed, Issued } from '../domain/issued.ts';

export function toInvoiceDocument({ issuer, billedTo, agreed }: Issued): InvoiceDocument {
  return { issuer, billedTo, ...(agreed && toAgreed(agreed)) };
}

/** The lines and the amounts below them in the format of the API. */
export function toAgreed({ lines, discountCents }: Agreed) {
  return {
    lines: lines.map(withAmounts),
    subtotal: toAmount(subtotalOf(lines)),
    discount: toAmount(discountCents),
  };
}
