import type { InvoiceDocument, ProviderInvoice } from '@marquee/contracts/invoices';
import { isSameAmount } from '@marquee/contracts/money';
import { FactList, formatMoney, isolated } from '@marquee/ui';
import { InvoiceLines } from './invoice-lines.tsx';

type InvoiceDetailsProps = {
  document: InvoiceDocument;
  invoice: Pick<ProviderInvoice, 'amount' | 'quoteTotal'>;
};

/** What the document shows beside the sums: both parties, and the lines of the accepted quote when they are known. */
export function InvoiceDetails({ document, invoice }: InvoiceDetailsProps) {
  const { issuer, billedTo, lines = [] } = document;

  return (
    <>
      <FactList
        facts={[
          { term: 'From', detail: linesOf(issuer) },
          ...(issuer.taxNumber === '' ? [] : [{ term: 'Tax number', detail: issuer.taxNumber }]),
          { term: 'Billed to', detail: linesOf(billedTo) },
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
  return subtotal === undefined || discount === undefined || isSameAmount(discount, '0.00')
    ? []
    : [
        { term: 'Subtotal', detail: formatMoney(subtotal) },
        { term: 'Discount', detail: formatMoney(`-${discount}`) },
      ];
}

/** Under the lines, as on the PDF. */
function sumFactsOf({ amount, quoteTotal }: InvoiceDetailsProps['invoice']) {
  return [
    { term: 'Accepted quote total', detail: formatMoney(quoteTotal) },
    { term: 'This invoice', detail: formatMoney(amount) },
  ];
}

/** Name, email address and the lines of the address, one below the other. */
function linesOf({ name, email, address }: InvoiceDocument['billedTo']): string {
  const lines = [name, email, ...address.split('\n')];
  return lines
    .filter((line) => line !== '')
    .map(isolated)
    .join('\n');
}
