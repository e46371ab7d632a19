import type { ParkedStatus } from '@marquee/contracts/parked-messages';

/** `none`: said where a filter finds nothing of the kind. */
export const statusWords: Record<ParkedStatus, { label: string; none: string }> = {
  parked: { label: 'Parked', none: 'No parked messages here' },
  redriven: { label: 'Redriven', none: 'No redriven messages here' },
  dropped: { label: 'Dropped', none: 'No dropped messages here' },
};
