import { Tabs } from '@marquee/ui';
import { useSearchParams } from '@marquee/web-kit';
import { PlacePanel } from './place-panel.tsx';
import { parkedIn, places, queuesOf } from './places.ts';
import { useMessageQueues } from './use-message-queues.ts';

/** The first tab where something waits, unless the address names one. */
export function PlaceTabs() {
  const [address, setAddress] = useSearchParams();
  const queuesByService = useMessageQueues();
  const tabs = places.map((place) => {
    const parked = parkedIn(queuesOf(place, queuesByService[place.service] ?? []));
    return {
      ...place,
      count: parked === 0 ? undefined : String(parked),
      content: <PlacePanel place={place} />,
    };
  });
  const asked = tabs.find(({ value }) => value === address.get('tab'));
  const shown = asked ?? tabs.find(({ count }) => count !== undefined);

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
