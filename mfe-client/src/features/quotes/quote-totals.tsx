import { toCents } from '@marquee/contracts/money';
import type { ClientQuote } from '@marquee/contracts/quotes';
import { TotalLine } from '@marquee/ui';

type QuoteTotalsProps = { quote: ClientQuote };

/** What is to be paid; where there is a discount, also what it is taken from. */
export function QuoteTotals({ quote }: QuoteTotalsProps) {
  return (
    <>
      {toCents(quote.discountAmount) > 0 && (
        <>
          <TotalLine label="Subtotal" amount={quote.totalAmount} size="regular" />
          <TotalLine label="Discount" amount={`-${quote.discountAmount}`} size="regular" />
        </>
      )}
      <TotalLine label="Total" amount={quote.finalAmount} />
    </>
  );
}
