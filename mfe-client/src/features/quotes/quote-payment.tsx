import type { Instalment } from '@marquee/contracts/payment-terms';
import { Heading, InstalmentList } from '@marquee/ui';
import { toInstalmentLines } from '@marquee/web-kit';

type QuotePaymentProps = { instalments: readonly Instalment[] };

/** The payment schedule; null if the quote costs nothing. */
export function QuotePayment({ instalments }: QuotePaymentProps) {
  if (instalments.length === 0) {
    return null;
  }
  return (
    <div>
      <Heading as="h4">Payment</Heading>
      <InstalmentList instalments={toInstalmentLines(instalments)} />
    </div>
  );
}
