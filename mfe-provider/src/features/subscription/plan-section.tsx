import type { Subscription } from '@marquee/contracts/billing-operations';
import { FactList, FormSection, Small, SubscriptionBadge } from '@marquee/ui';
import { formatDate } from '@marquee/web-kit';
import { PlanActions } from './plan-actions.tsx';
import {
  hasFullAccess,
  keepsWorkingText,
  formatPrice,
  subscriptionStatusLabels,
} from './subscription-labels.ts';

type PlanSectionProps = { subscription: Subscription };

export function PlanSection({ subscription }: PlanSectionProps) {
  const { status } = subscription;

  return (
    <FormSection title="Plan" hint="Marquee for providers. Cancel anytime.">
      <FactList
        facts={[
          {
            term: 'Status',
            detail: <SubscriptionBadge status={status}>{subscriptionStatusLabels[status]}</SubscriptionBadge>,
          },
          { term: 'Price', detail: formatPrice(subscription) },
          ...getDateFacts(subscription),
        ]}
      />
      {hasFullAccess(subscription) && <Small>{keepsWorkingText}</Small>}
      <div>
        <PlanActions subscription={subscription} />
      </div>
    </FormSection>
  );
}

function getDateFacts({ status, trialEndsOn, renewsOn, endsOn, payBy }: Subscription) {
  const dates = [
    { term: 'Free until', date: status === 'trialing' ? trialEndsOn : null },
    { term: 'Renews', date: renewsOn },
    { term: status === 'ended' ? 'Ended' : 'Ends', date: endsOn },
    { term: 'Pay by', date: payBy },
  ];
  return dates.flatMap(({ term, date }) => (date === null ? [] : [{ term, detail: formatDate(date) }]));
}
