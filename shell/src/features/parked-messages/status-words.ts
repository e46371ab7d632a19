import type { ParkedStatus } from '@marquee/contracts/parked-messages';

/** `none`: said where a filter finds nothing of the kind. */
export const statusWords: Record<ParkedStatus, { label: string; none: string }> = {
  parked: { label: 'Parked', none: 'Nothing is parked here' },
  redriven: { label: 'Redriven', none: 'Nothing was redriven here' },
  dropped: { label: 'Dropped', none: 'Nothing was dropped here' },
};
