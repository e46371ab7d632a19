import { z } from 'zod';
import { amount, toAmount, toCents } from './money.ts';
import { basedOn } from './revision.ts';
import { optionalLines, requiredText } from './text.ts';

/** The fields of every line besides its quantity and amounts: in quotes, requests, invoices, messages and stored lines. */
const described = { serviceName: z.string(), serviceDescription: z.string() };

export const lineItem = z.object({
  id: z.uuid(),
  ...described,
  unitPrice: amount,
  quantity: z.int(),
  totalPrice: amount,
});
export type LineItem = z.infer<typeof lineItem>;

/** `totalPrice` must be exactly `unitPrice × quantity`. The service checks this rule where it computes amounts. */
export const lineItemRequest = z.object({
  ...described,
  serviceName: requiredText('Please enter a service name'),
  serviceDescription: optionalLines(1000),
  unitPrice: amount,
  quantity: z.int('Quantity must be a whole number').min(1, 'Quantity must be at least 1').max(10_000),
  totalPrice: amount,
  ...basedOn,
});
export type LineItemRequest = z.infer<typeof lineItemRequest>;

/** A line of the accepted quote. */
export const invoiceLine = z.object({
  ...described,
  quantity: z.int(),
  unitPrice: amount,
  totalPrice: amount,
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

/** A line in messages and in stored quotes and invoices. Parsing drops the id of a line item and former names. */
export const lineInCents = z.object({
  ...described,
  quantity: z.int(),
  unitPriceCents: z.int(),
  lineTotalCents: z.int(),
});
export type LineInCents = z.infer<typeof lineInCents>;

/** The sum of the lines in cents, before the discount. */
export function subtotalOf(lines: readonly Pick<LineInCents, 'lineTotalCents'>[]): number {
  return lines.reduce((sum, { lineTotalCents }) => sum + lineTotalCents, 0);
}

/** The line with its amounts in the format of the API. */
export function withAmounts<Line extends LineInCents>({ unitPriceCents, lineTotalCents, ...line }: Line) {
  return { ...line, unitPrice: toAmount(unitPriceCents), totalPrice: toAmount(lineTotalCents) };
}

/** The line as quotes, invoices and their PDF documents show it. */
export function toLineRow<Line extends InvoiceLine>(line: Line) {
  const { serviceName: name, serviceDescription: description, totalPrice: total, ...rest } = line;
  return { ...rest, name, description, total };
}

type Sums = { totalAmount: string; discountAmount: string };

/** The rows between the lines and the total, with amounts in the format of the API; empty without a discount. */
export function subtotalRows({ totalAmount, discountAmount }: Sums) {
  const discountCents = toCents(discountAmount);
  return discountCents > 0
    ? [
        { label: 'Subtotal', amount: totalAmount },
        { label: 'Discount', amount: toAmount(-discountCents) },
      ]
    : [];
}
