import type { ReactNode } from 'react';
import type { IconName } from '../icons/icon.tsx';

export type StepState = 'lit' | 'waiting' | 'action' | 'next' | 'later';

/** One step of a quote's progress: its name, its state, and who completed it and when. */
export type Step = {
  stage: string;
  state: StepState;
  who?: string | undefined;
  when?: ReactNode;
  /** The long form of `when`: "Provider Action Needed". Screen readers read it; it is visible where there is room. */
  words?: string | undefined;
  icon?: IconName | undefined;
  /** A control shown instead of the indicator. */
  action?: ReactNode;
};
