import type { ParkedStatus } from '@marquee/contracts/parked-messages';

/** `none`: text if no message has the status. */
export const statusWords: Record<ParkedStatus, { label: string; none: string }> = {
  parked: { label: 'Parked', none: 'No parked messages here' },
  redriven: { label: 'Redriven', none: 'No redriven messages here' },
  dropped: { label: 'Dropped', none: 'No dropped messages here' },
};
