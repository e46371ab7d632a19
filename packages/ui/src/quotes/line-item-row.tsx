import { Money } from '../figures/money.tsx';
import { Description, Quantities } from './line-items-table-parts.ts';
import type { QuoteLine } from './quote-line.ts';

type LineItemRowProps = { line: QuoteLine };

export function LineItemRow({ line }: LineItemRowProps) {
  return (
    <tr>
      <td>
        <strong>{line.name}</strong>
        {line.description && <Description>{line.description}</Description>}
        {/* On phones this text replaces the two middle columns. */}
        <Quantities aria-hidden="true">
          {line.quantity} × <Money amount={line.unitPrice} />
        </Quantities>
      </td>
      <td>{line.quantity}</td>
      <td>
        <Money amount={line.unitPrice} />
      </td>
      <td>
        <strong>
          <Money amount={line.total} />
        </strong>
      </td>
    </tr>
  );
}
