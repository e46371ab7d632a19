import { Tabs } from '@marquee/ui';
import { useSearchParams } from '@marquee/web-kit';
import { PlacePanel } from './place-panel.tsx';
import { parkedIn, places, queuesOf } from './places.ts';
import { useMessageQueues } from './use-message-queues.ts';

/** Tabs per service. Opens the tab in the URL, otherwise the first one with dead letters. */
export function PlaceTabs() {
  const [address, setAddress] = useSearchParams();
  const known = useMessageQueues();
  const tabs = places.map((place) => {
    const { queues, isAway } = known[place.service];
    const parked = isAway ? null : parkedIn(queuesOf(place, queues));
    return { ...place, parked, count: badgeFor(parked), content: <PlacePanel place={place} /> };
  });
  const asked = tabs.find(({ value }) => value === address.get('tab'));
  const shown = asked ?? tabs.find(({ parked }) => parked !== null && parked > 0);

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

/** An unknown number must not look like zero. */
function badgeFor(parked: number | null): string | undefined {
  if (parked === null) {
    return 'no answer';
  }
  return parked === 0 ? undefined : String(parked);
}
