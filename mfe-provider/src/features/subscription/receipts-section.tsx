import type { Receipt } from '@marquee/contracts/billing-operations';
import { FormSection, Small, Table } from '@marquee/ui';
import { ReceiptRow } from './receipt-row.tsx';

type ReceiptsSectionProps = { receipts: readonly Receipt[] };

export function ReceiptsSection({ receipts }: ReceiptsSectionProps) {
  return (
    <FormSection title="Receipts" hint="Last two years">
      {receipts.length === 0 ? (
        <Small>Nothing has been charged yet.</Small>
      ) : (
        <Table label="Receipts">
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Status</th>
              <th scope="col" data-align="end">
                Amount
              </th>
              <th scope="col" data-align="end">
                Actions
              </th>
            </tr>
          </thead>
          <tbody>
            {receipts.map((receipt) => (
              <ReceiptRow key={receipt.id} receipt={receipt} />
            ))}
          </tbody>
        </Table>
      )}
    </FormSection>
  );
}
