import type { ReactNode } from 'react';
import type { IconName } from '../icons/icon.tsx';

export type LightState = 'lit' | 'waiting' | 'action' | 'next' | 'later';

/** One step of a quote's progress: its name, its state, and who completed it and when. */
export type Light = {
  stage: string;
  state: LightState;
  who?: string | undefined;
  when?: ReactNode;
  /** The long form of an abbreviation: "Provider Action Needed". For screen readers, and visible where there is room. */
  words?: string | undefined;
  icon?: IconName | undefined;
  /** A control shown instead of the bulb. */
  action?: ReactNode;
};
