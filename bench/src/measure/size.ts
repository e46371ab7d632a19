import type { Size } from '@marquee/harness-kit/gate';

/** `short` only shows that everything can be measured; its figures mean nothing. */
export type Pace = { rounds: number; seconds: number; warmUpSeconds: number; abandoned: number };

export const paces: Readonly<Record<Size, Pace>> = {
  full: { rounds: 5, seconds: 8, warmUpSeconds: 5, abandoned: 1_000 },
  short: { rounds: 2, seconds: 1, warmUpSeconds: 1, abandoned: 50 },
};

/** Enough that the program never waits for the load generator; fewer than the persistent connections to the upstream. */
export const connections = 48;
