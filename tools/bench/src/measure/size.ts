import type { Size } from '@marquee/harness-kit/gate';

/** `seconds`: length of one measurement; half of it in G2. `abandoned`: the number of requests in G3. */
export type Pace = { rounds: number; seconds: number; warmUpSeconds: number; abandoned: number };

/** `short` only shows that the measurement works; its figures are meaningless. */
export const paces: Readonly<Record<Size, Pace>> = {
  full: { rounds: 5, seconds: 8, warmUpSeconds: 5, abandoned: 1_000 },
  short: { rounds: 2, seconds: 1, warmUpSeconds: 1, abandoned: 50 },
};

/** Enough connections to keep the measured program busy, but fewer than the gateway's persistent connections to the upstream. */
export const connections = 48;
