import type { ReactNode } from 'react';
import type { IconName } from '../icons/icon.tsx';

export type LightState = 'lit' | 'waiting' | 'action' | 'next' | 'later';

/** One stage on the way of a quote: what, how far, and who did it when. */
export type Light = {
  stage: string;
  state: LightState;
  who?: string | undefined;
  when?: ReactNode;
  /** What a few letters under a bulb stand for: "Provider Action Needed". Heard, and read where there is room. */
  words?: string | undefined;
  icon?: IconName | undefined;
  /** A control in the place of the bulb. */
  action?: ReactNode;
};
