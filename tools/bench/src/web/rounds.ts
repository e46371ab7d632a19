import type { Size } from '@marquee/harness-kit/gate';

/** `short` only shows that the measurement works; its figures are meaningless. */
export const roundsOf: Readonly<Record<Size, number>> = { full: 5, short: 1 };
