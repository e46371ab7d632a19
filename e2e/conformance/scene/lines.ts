import type { LineItemRequest } from '@marquee/contracts/quote-requests';

/** The body that the editor sends for one service. */
export function aLine(serviceName: string, cost: string): Omit<LineItemRequest, 'serviceDescription'> {
  return { serviceName, unitPrice: cost, quantity: 1, totalPrice: cost };
}
