import { PaperLine } from './paper-line.tsx';
import { Lines } from './paper-table-parts.ts';
import type { QuoteLine, QuoteTotal } from './quote-line.ts';
import { TotalLine } from './total-line.tsx';

export type PaperColumns = { service: string; quantity: string; unitPrice: string; total: string };

type PaperTableProps = {
  columns: PaperColumns;
  lines: readonly QuoteLine[];
  totals: readonly QuoteTotal[];
};

export function PaperTable({ columns, lines, totals }: PaperTableProps) {
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
            <PaperLine key={line.id} line={line} />
          ))}
        </tbody>
      </Lines>
      {totals.map((total, index) => (
        <TotalLine key={total.label} {...total} size={index === totals.length - 1 ? 'large' : 'regular'} />
      ))}
    </>
  );
}
