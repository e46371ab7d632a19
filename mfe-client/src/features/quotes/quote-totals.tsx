import { toAmount, toCents } from '@marquee/contracts/money';
import type { ClientQuote } from '@marquee/contracts/quotes';
import { TotalLine } from '@marquee/ui';

type Amounts = Pick<ClientQuote, 'totalAmount' | 'finalAmount'> & { discountAmount?: string | undefined };
type QuoteTotalsProps = { quote: Amounts };

/** Shows the total of the line items. If discount or tax change the amount, also shows them and the payable amount. */
export function QuoteTotals({ quote }: QuoteTotalsProps) {
  const { totalAmount, finalAmount } = quote;
  const changes = changesOf(quote);
  if (changes.length === 0) {
    return <TotalLine label="Total" amount={totalAmount} />;
  }
  return (
    <>
      <TotalLine label="Total" amount={totalAmount} size="regular" />
      {changes.map(({ label, cents }) => (
        <TotalLine key={label} label={label} amount={toAmount(cents)} size="regular" />
      ))}
      <TotalLine label="To pay" amount={finalAmount} />
    </>
  );
}

/**
 * The lines between total and payable amount: discount and taxes. The taxes are computed from payable = total − discount + taxes. If the
 * response has no `discountAmount`, the whole difference counts as discount.
 */
function changesOf({ totalAmount, finalAmount, discountAmount }: Amounts) {
  const differenceCents = toCents(finalAmount) - toCents(totalAmount);
  const discountCents = discountAmount === undefined ? -differenceCents : toCents(discountAmount);
  return [
    { label: 'Discount', cents: -discountCents },
    { label: 'Tax', cents: differenceCents + discountCents },
  ].filter(({ cents }) => cents !== 0);
}
