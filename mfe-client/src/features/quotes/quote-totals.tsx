import { toAmount, toCents } from '@marquee/contracts/money';
import type { ClientQuote } from '@marquee/contracts/quotes';
import { TotalLine } from '@marquee/ui';

type QuoteTotalsProps = { quote: Pick<ClientQuote, 'totalAmount' | 'finalAmount'> };

/** The total of the services; where a discount lowers it, also the discount and the sum to pay. */
export function QuoteTotals({ quote: { totalAmount, finalAmount } }: QuoteTotalsProps) {
  if (totalAmount === finalAmount) {
    return <TotalLine label="Total" amount={totalAmount} />;
  }
  const discountCents = toCents(finalAmount) - toCents(totalAmount);
  return (
    <>
      <TotalLine label="Total" amount={totalAmount} size="regular" />
      <TotalLine label="Discount" amount={toAmount(discountCents)} size="regular" />
      <TotalLine label="To pay" amount={finalAmount} />
    </>
  );
}
