import type { DeadLetterStatus } from '@marquee/contracts/dead-letters';

/** `none` is the text shown if no message has the status. */
export const statusLabels: Record<DeadLetterStatus, { label: string; none: string }> = {
  parked: { label: 'Parked', none: 'No parked messages here' },
  redriven: { label: 'Redriven', none: 'No redriven messages here' },
  dropped: { label: 'Dropped', none: 'No dropped messages here' },
};
