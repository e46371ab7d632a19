import type { InvoiceDocument, ProviderInvoice } from '@marquee/contracts/invoices';
import { subtotalRows } from '@marquee/contracts/priced-lines';
import { FactList, formatMoney, isolated } from '@marquee/ui';
import { InvoiceLines } from './invoice-lines.tsx';

type InvoiceDetailsProps = {
  document: InvoiceDocument;
  invoice: Pick<ProviderInvoice, 'amount' | 'quoteTotal'>;
};

/** Parties of the invoice and, if known, the line items of the accepted quote, as in the PDF. */
export function InvoiceDetails({ document, invoice }: InvoiceDetailsProps) {
  const { issuer, billedTo, lines = [] } = document;

  return (
    <>
      <FactList
        facts={[
          { term: 'From', detail: toLines(issuer) },
          ...(issuer.taxNumber === '' ? [] : [{ term: 'Tax number', detail: issuer.taxNumber }]),
          { term: 'Billed to', detail: toLines(billedTo) },
        ]}
      />
      {lines.length > 0 && (
        <>
          <InvoiceLines lines={lines} />
          <FactList facts={[...discountFactsOf(document), ...sumFactsOf(invoice)]} />
        </>
      )}
    </>
  );
}

function discountFactsOf({ subtotal, discount }: InvoiceDocument) {
  if (subtotal === undefined || discount === undefined) {
    return [];
  }
  const rows = subtotalRows({ totalAmount: subtotal, discountAmount: discount });
  return rows.map(({ label, amount }) => ({ term: label, detail: formatMoney(amount) }));
}

/** Sums below the line items, as in the PDF. */
function sumFactsOf({ amount, quoteTotal }: InvoiceDetailsProps['invoice']) {
  return [
    { term: 'Accepted quote total', detail: formatMoney(quoteTotal) },
    { term: 'This invoice', detail: formatMoney(amount) },
  ];
}

/** Name, email address and billing address, on separate lines. */
function toLines({ name, email, address }: InvoiceDocument['billedTo']): string {
  const lines = [name, email, ...address.split('\n')];
  return lines
    .filter((line) => line !== '')
    .map(isolated)
    .join('\n');
}
