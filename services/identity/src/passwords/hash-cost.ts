import type { Options } from '@node-rs/argon2';

/** Cost of hashing, by the value of PASSWORD_HASH_COST; memory in KiB. Argon2id is the library's default algorithm. */
export const hashCosts = {
  /** OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane. */
  owasp: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  /** The minimum that Argon2 accepts with one lane, for tests of other features. A production process does not start with this cost. */
  lowest: { memoryCost: 8, timeCost: 1, parallelism: 1 },
} as const satisfies Record<string, Options>;

export type HashCost = keyof typeof hashCosts;
