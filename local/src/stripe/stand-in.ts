import { settingsOf } from './clock/settings.ts';
import { doDueWork } from './clock/due-work.ts';
import type { Store } from './store/store.ts';
import type { Surroundings } from './world.ts';

export type StandIn = Surroundings & {
  /** Runs due work, then `act`, as one change; sends the webhooks afterwards. */
  change: <Result>(act: () => Result) => Result;
  /** The machine's clock, in seconds. */
  wallClock: () => number;
};

type StandInNeed = { store: Store; pageUrl: Surroundings['pageUrl']; onChange: () => void };

export function createStandIn({ store, pageUrl, onChange }: StandInNeed): StandIn {
  const wallClock = (): number => Math.floor(Date.now() / 1000);
  const now = (): number => wallClock() + settingsOf(store).aheadSeconds;
  const surroundings = { store, pageUrl, now };

  return {
    ...surroundings,
    wallClock,
    change(act) {
      store.together(() => {
        doDueWork(surroundings, now());
      });
      const result = store.together(act);
      onChange();
      return result;
    },
  };
}
