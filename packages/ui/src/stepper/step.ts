import type { ReactNode } from 'react';
import type { IconName } from '../icons/icon.tsx';

export type StepState = 'lit' | 'waiting' | 'action' | 'next' | 'later';

/** One step of a quote's progress: its name, its state, and who completed it and when. */
export type Step = {
  stage: string;
  state: StepState;
  who?: string | undefined;
  when?: ReactNode;
  /**
   * The long form of `when` in a pipeline: "Provider Action Needed". In the table only screen readers read it. Cards show it until the step
   * is done.
   */
  words?: string | undefined;
  icon?: IconName | undefined;
  /** A control shown instead of the indicator. */
  action?: ReactNode;
};
