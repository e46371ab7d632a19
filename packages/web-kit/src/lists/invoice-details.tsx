import type { InvoiceDocument } from '@marquee/contracts/invoices';
import { isSameAmount } from '@marquee/contracts/money';
import { FactList, formatMoney, isolated } from '@marquee/ui';
import { InvoiceLines } from './invoice-lines.tsx';

type InvoiceDetailsProps = { document: InvoiceDocument };

/** What the document shows beside the sums: both parties, and the lines of the accepted quote when they are known. */
export function InvoiceDetails({ document }: InvoiceDetailsProps) {
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
      {lines.length > 0 && <InvoiceLines lines={lines} />}
      <Discount document={document} />
    </>
  );
}

function Discount({ document: { subtotal, discount } }: InvoiceDetailsProps) {
  if (subtotal === undefined || discount === undefined || isSameAmount(discount, '0.00')) {
    return null;
  }
  return (
    <FactList
      facts={[
        { term: 'Subtotal', detail: formatMoney(subtotal) },
        { term: 'Discount', detail: formatMoney(`-${discount}`) },
      ]}
    />
  );
}

/** Name, email address and the lines of the address, one below the other. */
function linesOf({ name, email, address }: InvoiceDocument['billedTo']): string {
  const lines = [name, email, ...address.split('\n')];
  return lines
    .filter((line) => line !== '')
    .map(isolated)
    .join('\n');
}
