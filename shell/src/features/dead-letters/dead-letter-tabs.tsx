import { Tabs } from '@marquee/ui';
import { useSearchParams } from '@marquee/web-kit';
import { DeadLetterPanel } from './dead-letter-panel.tsx';
import { countDeadLetters, serviceTabs, getQueues } from './service-tabs.ts';
import { useMessageQueues } from './use-message-queues.ts';

/** Shows a tab for each service and one for unrouted messages. Opens the tab in the URL, otherwise the first tab with messages. */
export function DeadLetterTabs() {
  const [address, setAddress] = useSearchParams();
  const queuesByService = useMessageQueues();
  const tabs = serviceTabs.map((tab) => {
    const { queues, isUnavailable } = queuesByService[tab.service];
    const parked = isUnavailable ? null : countDeadLetters(getQueues(tab, queues));
    return { ...tab, parked, count: getBadge(parked), content: <DeadLetterPanel tab={tab} /> };
  });
  const requested = tabs.find(({ value }) => value === address.get('tab'));
  const shown = requested ?? tabs.find(({ parked }) => parked !== null && parked > 0);

  return (
    <Tabs
      label="Parked Messages"
      tabs={tabs}
      value={shown?.value ?? 'identity'}
      onValueChange={(tab) => {
        setAddress({ tab });
      }}
    />
  );
}

/** Returns the number as text, undefined for zero. An unknown number has a text of its own, because it must not look like zero. */
function getBadge(parked: number | null): string | undefined {
  if (parked === null) {
    return 'no answer';
  }
  return parked === 0 ? undefined : String(parked);
}
