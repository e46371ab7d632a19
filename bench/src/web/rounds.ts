import type { Size } from '@marquee/bar-kit/bar';

/** `short` shows that everything is measured; its figures mean nothing. */
export const roundsOf: Readonly<Record<Size, number>> = { full: 5, short: 1 };
