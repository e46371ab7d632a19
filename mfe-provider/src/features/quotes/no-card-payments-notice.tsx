import { Notice, TextLink } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { useProviderGetSubscriptionQuery } from '../../subscription-api.ts';
import { getDueOnAcceptance } from './get-due-on-acceptance.ts';
import type { PayableQuote } from './get-instalments.ts';

type NoCardPaymentsNoticeProps = { quote: PayableQuote };

/**
 * Warns that the client cannot pay the amount due on acceptance by card. Null if the provider accepts cards, nothing is due on acceptance,
 * or the server has no payment processor.
 */
export function NoCardPaymentsNotice({ quote }: NoCardPaymentsNoticeProps) {
  // Fetched again, because card payments may have been set up in another tab.
  const { data: subscription } = useProviderGetSubscriptionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const due = getDueOnAcceptance(quote);
  const { cardPayments = 'unavailable' } = subscription ?? {};

  if (due === null || cardPayments === 'unavailable' || cardPayments === 'ready') {
    return null;
  }
  return (
    <Notice
      action={
        <TextLink as={Link} to="/provider/billing#card-payments">
          Set Up Card Payments
        </TextLink>
      }
    >
      {`Your client can’t pay the ${due} by card yet.`}
    </Notice>
  );
}
