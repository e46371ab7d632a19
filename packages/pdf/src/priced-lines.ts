import type { Column, Section, Total } from './document-definition.ts';
import { formatDollars } from './format-values.ts';

/** A row of the table of line items; its amounts are in the format of the API. */
export type PricedLine = {
  name: string;
  description: string;
  quantity: number;
  unitPrice: string;
  total: string;
};

const columns: readonly Column[] = [
  { name: 'Service', share: 12, align: 'left' },
  { name: 'Quantity', share: 2, align: 'right' },
  { name: 'Unit price', share: 4, align: 'right' },
  { name: 'Total', share: 4, align: 'right' },
];

/** The table of line items, which is the same on a quote and on its invoices. */
export function pricedLinesTable(lines: readonly PricedLine[]): Section {
  const rows = lines.map(({ name, description, quantity, unitPrice, total }) => [
    { text: name, note: description },
    { text: String(quantity) },
    { text: formatDollars(unitPrice) },
    { text: formatDollars(total) },
  ]);
  return { kind: 'table', columns, rows };
}

/** Totals from rows whose amounts are in the format of the API. */
export function toTotals(rows: readonly { label: string; amount: string }[]): Total[] {
  return rows.map(({ label, amount }) => ({ name: label, amount: formatDollars(amount) }));
}
