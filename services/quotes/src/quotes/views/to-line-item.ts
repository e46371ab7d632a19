import { toAmount } from '@marquee/contracts/money';
import type { LineItem as LineItemView } from '@marquee/contracts/quotes';
import type { LineItem } from '../domain/offer.ts';

export function toLineItem({ unitPriceCents, totalCents, ...lineItem }: LineItem): LineItemView {
  return { ...lineItem, unitPrice: toAmount(unitPriceCents), totalPrice: toAmount(totalCents) };
}
