import { PageHeader } from '@marquee/ui';
import { SubscriptionList } from '../../features/subscriptions/subscription-list.tsx';
import { ConsoleFrame } from './console-frame.tsx';

export function SubscriptionsPage() {
  return (
    <ConsoleFrame
      title="Subscriptions"
      description="How every provider’s subscription stands, for operators."
    >
      <PageHeader
        title="Subscriptions"
        subtitle="How each provider’s stands, the latest change first. Money is changed at Stripe."
      />
      <SubscriptionList />
    </ConsoleFrame>
  );
}
