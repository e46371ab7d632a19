import { Notice, TextLink } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { useProviderGetSubscriptionQuery } from '../../subscription-api.ts';
import { getDueOnAcceptance } from './get-due-on-acceptance.ts';
import type { PayableQuote } from './get-instalments.ts';

type NoCardPaymentsNoticeProps = { quote: PayableQuote };

/** Warns that a payment is due on acceptance which the client cannot make by card; null if cards work or there is no payment processor. */
export function NoCardPaymentsNotice({ quote }: NoCardPaymentsNoticeProps) {
  // Another tab may have set up card payments.
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
