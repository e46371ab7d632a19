import { settingsOf } from './clock/settings.ts';
import { runDueWork } from './clock/due-work.ts';
import type { Store } from './store/store.ts';
import type { EmulatorState } from './account-context.ts';

export type Emulator = EmulatorState & {
  /** Runs due work, then `action`, each as one transaction; sends the webhooks afterwards. */
  change: <Result>(action: () => Result) => Result;
  /** The machine's clock, in seconds. */
  wallClock: () => number;
};

type EmulatorOptions = { store: Store; pageUrl: EmulatorState['pageUrl']; onChange: () => void };

export function createEmulator({ store, pageUrl, onChange }: EmulatorOptions): Emulator {
  const wallClock = (): number => Math.floor(Date.now() / 1000);
  const now = (): number => wallClock() + settingsOf(store).aheadSeconds;
  const state = { store, pageUrl, now };

  return {
    ...state,
    wallClock,
    change(action) {
      store.transaction(() => {
        runDueWork(state, now());
      });
      const result = store.transaction(action);
      onChange();
      return result;
    },
  };
}
