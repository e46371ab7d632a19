import { subscriptionState } from '@marquee/contracts/subscription-rows';
import { FilterSelect, Toolbar } from '@marquee/ui';
import { stateLabels } from './subscription-labels.ts';
import type { useSubscriptionFilters } from './use-subscription-filters.ts';

const states = [
  { value: '', label: 'All states' },
  ...subscriptionState.options.map((value) => ({ value, label: stateLabels[value] })),
];

type SubscriptionsToolbarProps = { filters: ReturnType<typeof useSubscriptionFilters> };

export function SubscriptionsToolbar({ filters: { state, filterBy } }: SubscriptionsToolbarProps) {
  return (
    <Toolbar>
      <FilterSelect
        label="State"
        options={states}
        value={state ?? ''}
        onChange={({ target }) => {
          filterBy({ state: target.value });
        }}
      />
    </Toolbar>
  );
}
