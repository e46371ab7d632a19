import { PageHeader } from '@marquee/ui';
import { SubscriptionList } from '../../features/subscriptions/subscription-list.tsx';
import { ConsoleFrame } from './console-frame.tsx';

export function SubscriptionsPage() {
  return (
    <ConsoleFrame title="Subscriptions" description="Subscription status by provider, for operators.">
      <PageHeader
        title="Subscriptions"
        subtitle="Subscription status by provider. Manage charges in Stripe."
      />
      <SubscriptionList />
    </ConsoleFrame>
  );
}
