import type { BillingAccount } from '@marquee/contracts/billing-operations';
import { Notice, TextLink } from '@marquee/ui';
import { formatDate } from '@marquee/web-kit';

type BillingNoticeProps = { account: BillingAccount; comesFromCheckout: boolean };

/** Shows that a payment is due, or thanks after the checkout; otherwise null. */
export function BillingNotice({ account, comesFromCheckout }: BillingNoticeProps) {
  const { status, payBy } = account.subscription;
  const due = account.receipts.find((receipt) => receipt.status === 'due');

  if (status === 'past_due') {
    return (
      <Notice tone="danger" action={due?.url ? <TextLink href={due.url}>Pay now</TextLink> : undefined}>
        {payBy === null
          ? 'Your card was declined. Please pay to keep your subscription.'
          : `Your card was declined. Please pay by ${formatDate(payBy)} to keep your subscription.`}
      </Notice>
    );
  }
  if (status === 'active' && comesFromCheckout) {
    return <Notice tone="success">Thank you. Your subscription is active.</Notice>;
  }
  return null;
}
