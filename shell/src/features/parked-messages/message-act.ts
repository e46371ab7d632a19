import type { ParkedMessageRow } from '@marquee/contracts/parked-messages';

export type MessageAct = 'view' | 'redrive' | 'drop';

/** The dialog that the operator has opened. */
export type OpenAct =
  { act: MessageAct; message: ParkedMessageRow } | { act: 'redrive-queue'; queue: string };
