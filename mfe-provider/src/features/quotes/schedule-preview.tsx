import { toCents } from '@marquee/contracts/money';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { formatMoney, InstalmentList, Notice, Small, theme } from '@marquee/ui';
import { toInstalmentLines } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { getInstalments } from './get-instalments.ts';
import { isDepositAboveTotal } from './is-deposit-above-total.ts';
import { isQuoteClosed } from './is-quote-closed.ts';
import { NoCardPaymentsNotice } from './no-card-payments-notice.tsx';

type SchedulePreviewProps = {
  quote: ProviderQuote;
  /** The quote that saving the typed terms would produce; null while the terms are invalid. */
  typed: ProviderQuote | null;
};

/** The installments of the typed schedule, before it is saved. */
export function SchedulePreview({ quote, typed }: SchedulePreviewProps) {
  if (typed === null || toCents(typed.finalAmount) <= 0) {
    return <Unknown>The payments appear here once the total and the deposit are known.</Unknown>;
  }
  return (
    <Payments role="group" aria-label="Payments">
      {isDepositAboveTotal(typed) && (
        <Notice>
          {`The deposit is more than the sum to pay of ${formatMoney(typed.finalAmount)}. You can save the quote, but not approve or send it.`}
        </Notice>
      )}
      {!isQuoteClosed(quote) && <NoCardPaymentsNotice quote={typed} />}
      <InstalmentList instalments={toInstalmentLines(getInstalments(typed))} />
    </Payments>
  );
}

const Unknown = styled(Small)`
  margin-top: ${theme.space[4]};
`;

const Payments = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[4]};
`;
