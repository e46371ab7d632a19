import { toAmount } from '@marquee/contracts/money';
import type { LineItem as LineItemView } from '@marquee/contracts/quotes';
import type { LineItem } from '../domain/offer.ts';

export function toLineItem({ unitPriceCents, lineTotalCents, ...lineItem }: LineItem): LineItemView {
  return { ...lineItem, unitPrice: toAmount(unitPriceCents), totalPrice: toAmount(lineTotalCents) };
}
