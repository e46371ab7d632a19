import { toLineRow } from '@marquee/contracts/priced-lines';
import type { InvoiceLine } from '@marquee/contracts/priced-lines';
import { Money, Small, Table } from '@marquee/ui';

type InvoiceLinesProps = { lines: readonly InvoiceLine[] };

export function InvoiceLines({ lines }: InvoiceLinesProps) {
  return (
    <Table label="Services">
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col" data-align="end">
            Quantity
          </th>
          <th scope="col" data-align="end">
            Unit price
          </th>
          <th scope="col" data-align="end">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(toLineRow).map(({ name, description, quantity, unitPrice, total }, index) => (
          // The index is a stable key: the order never changes, and two lines may be equal.
          <tr key={index}>
            <td data-place="title">
              {name}
              {description !== '' && <Small as="div">{description}</Small>}
            </td>
            <td data-label="Quantity" data-align="end">
              {quantity}
            </td>
            <td data-label="Unit price" data-align="end">
              <Money amount={unitPrice} />
            </td>
            <td data-place="amount" data-align="end">
              <strong>
                <Money amount={total} />
              </strong>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
