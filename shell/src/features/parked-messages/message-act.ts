import type { ParkedMessageRow } from '@marquee/contracts/parked-messages';

/** What the operator has opened. */
export type OpenAct =
  { act: 'view' | 'redrive' | 'drop'; message: ParkedMessageRow } | { act: 'redrive-queue'; queue: string };
