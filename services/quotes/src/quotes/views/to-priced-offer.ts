import { toAmount } from '@marquee/contracts/money';
import { withAmounts } from '@marquee/contracts/priced-lines';
import type { ReadOffer } from '../domain/quote.ts';

type Priced = Pick<ReadOffer, 'lineItems' | 'discountCents' | 'subtotalCents' | 'payableCents'>;

/** The lines and totals of an offer in the format of the API. */
export function toPricedOffer({ lineItems, discountCents, subtotalCents, payableCents }: Priced) {
  return {
    lineItems: lineItems.map(withAmounts),
    discountAmount: toAmount(discountCents),
    totalAmount: toAmount(subtotalCents),
    finalAmount: toAmount(payableCents),
  };
}
