import type { Store } from '../store/store.ts';

/** Settings of the control page: how far the clock is ahead, and whether webhooks are held. */
export type Settings = {
  id: 'settings';
  object: 'stand_in.settings';
  created: 0;
  aheadSeconds: number;
  isHolding: boolean;
};

const initial: Settings = {
  id: 'settings',
  object: 'stand_in.settings',
  created: 0,
  aheadSeconds: 0,
  isHolding: false,
};

export function settingsOf(store: Store): Settings {
  return (store.find('stand_in.settings', initial.id)?.value as Settings | undefined) ?? initial;
}
