import { settingsOf } from './clock/settings.ts';
import { doDueWork } from './clock/due-work.ts';
import type { Store } from './store/store.ts';
import type { Surroundings } from './world.ts';

export type StandIn = Surroundings & {
  /** Does what is due, then `act`, as one change; the webhooks are sent afterwards. */
  change: <Result>(act: () => Result) => Result;
  /** In seconds, as this machine has it. */
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
