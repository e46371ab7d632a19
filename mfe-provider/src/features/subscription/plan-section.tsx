import type { Subscription } from '@marquee/contracts/billing-operations';
import { FactList, FormSection, Small, SubscriptionBadge } from '@marquee/ui';
import { formatDate } from '@marquee/web-kit';
import { PlanActions } from './plan-actions.tsx';
import { keepsEverything, keepsWorking, priceOf, statusWords } from './subscription-words.ts';

type PlanSectionProps = { subscription: Subscription };

export function PlanSection({ subscription }: PlanSectionProps) {
  const { status } = subscription;

  return (
    <FormSection title="Plan" hint="Marquee for providers. Cancel anytime.">
      <FactList
        facts={[
          {
            term: 'Status',
            detail: <SubscriptionBadge status={status}>{statusWords[status]}</SubscriptionBadge>,
          },
          { term: 'Price', detail: priceOf(subscription) },
          ...daysOf(subscription),
        ]}
      />
      {keepsEverything(subscription) && <Small>{keepsWorking}</Small>}
      <div>
        <PlanActions subscription={subscription} />
      </div>
    </FormSection>
  );
}

function daysOf({ status, trialEndsOn, renewsOn, endsOn, payBy }: Subscription) {
  const named = [
    { term: 'Free until', date: status === 'trialing' ? trialEndsOn : null },
    { term: 'Renews', date: renewsOn },
    { term: status === 'ended' ? 'Ended' : 'Ends', date: endsOn },
    { term: 'Pay by', date: payBy },
  ];
  return named.flatMap(({ term, date }) => (date === null ? [] : [{ term, detail: formatDate(date) }]));
}
