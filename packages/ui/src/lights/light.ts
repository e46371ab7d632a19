import type { ReactNode } from 'react';
import type { IconName } from '../icons/icon.tsx';

export type LightState = 'lit' | 'waiting' | 'action' | 'next' | 'later';

/** One stage on the way of a quote: what, how far, and who did it when. */
export type Light = {
  stage: string;
  state: LightState;
  who?: string | undefined;
  when?: string | undefined;
  /** What a few letters under a bulb stand for: "Provider Action Needed". Heard, and read where there is room. */
  words?: string | undefined;
  icon?: IconName | undefined;
  /** A control in the place of the bulb. */
  action?: ReactNode;
};

/** Who and when in one line: "You, today 09:12". */
export function whoAndWhen({ who, when }: Light): string {
  return [who, when].filter((part) => part !== undefined && part !== '').join(', ');
}
