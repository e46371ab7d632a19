import type { Size } from '@marquee/harness-kit/gate';

/** `short` only shows that everything can be measured; its figures mean nothing. */
export const roundsOf: Readonly<Record<Size, number>> = { full: 5, short: 1 };
