import type { Column, Section } from './document-definition.ts';
import { formatDollars } from './format-values.ts';

/** A line item; its amounts are in the format of the API. */
export type PricedLine = {
  serviceName: string;
  serviceDescription: string;
  quantity: number;
  unitPrice: string;
  totalPrice: string;
};

const columns: readonly Column[] = [
  { name: 'Service', share: 12, align: 'left' },
  { name: 'Quantity', share: 2, align: 'right' },
  { name: 'Unit price', share: 4, align: 'right' },
  { name: 'Total', share: 4, align: 'right' },
];

/** The table of line items, which is the same on a quote and on its invoices. */
export function pricedLinesTable(lines: readonly PricedLine[]): Section {
  const rows = lines.map(({ serviceName, serviceDescription, quantity, unitPrice, totalPrice }) => [
    { text: serviceName, note: serviceDescription },
    { text: String(quantity) },
    { text: formatDollars(unitPrice) },
    { text: formatDollars(totalPrice) },
  ]);
  return { kind: 'table', columns, rows };
}
