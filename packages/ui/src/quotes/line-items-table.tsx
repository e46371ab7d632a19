import { LineItemRow } from './line-item-row.tsx';
import { Lines } from './line-items-table-parts.ts';
import type { QuoteLine, QuoteTotal } from './quote-line.ts';
import { TotalLine } from './total-line.tsx';

export type LineItemColumns = { service: string; quantity: string; unitPrice: string; total: string };

type LineItemsTableProps = {
  columns: LineItemColumns;
  lines: readonly QuoteLine[];
  totals: readonly QuoteTotal[];
};

export function LineItemsTable({ columns, lines, totals }: LineItemsTableProps) {
  return (
    <>
      <Lines>
        <thead>
          <tr>
            <th scope="col">{columns.service}</th>
            <th scope="col">{columns.quantity}</th>
            <th scope="col">{columns.unitPrice}</th>
            <th scope="col">{columns.total}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineItemRow key={line.id} line={line} />
          ))}
        </tbody>
      </Lines>
      {totals.map((total, index) => (
        <TotalLine key={total.label} {...total} size={index === totals.length - 1 ? 'large' : 'regular'} />
      ))}
    </>
  );
}
