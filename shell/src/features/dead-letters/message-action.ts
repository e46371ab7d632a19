import type { DeadLetterSummary } from '@marquee/contracts/dead-letters';

export type MessageAction = 'view' | 'redrive' | 'drop';

/** The dialog that the operator has opened. */
export type OpenAction =
  { action: MessageAction; message: DeadLetterSummary } | { action: 'redrive-queue'; queue: string };
