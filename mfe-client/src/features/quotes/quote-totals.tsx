import { toCents } from '@marquee/contracts/money';
import type { ClientQuote } from '@marquee/contracts/quotes';
import { TotalLine } from '@marquee/ui';

type QuoteTotalsProps = { quote: ClientQuote };

/** What is to be paid; the discount is named where there is one. */
export function QuoteTotals({ quote }: QuoteTotalsProps) {
  return (
    <>
      {toCents(quote.discountAmount) > 0 && (
        <TotalLine label="Discount" amount={`-${quote.discountAmount}`} size="regular" />
      )}
      <TotalLine label="Total" amount={quote.finalAmount} />
    </>
  );
}
