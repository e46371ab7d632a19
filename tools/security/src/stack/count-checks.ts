import type { PasswordHasher } from '@marquee/identity/passwords/password-hasher';

export type CountedHasher = {
  hasher: PasswordHasher;
  /** Number of passwords that were actually compared, right or wrong. */
  checks: () => number;
};

/** Wraps the real hasher and counts its comparisons. */
export function countChecks(real: PasswordHasher): CountedHasher {
  let count = 0;
  return {
    hasher: {
      hash: (password) => real.hash(password),
      match(password, passwordHash) {
        count += 1;
        return real.match(password, passwordHash);
      },
    },
    checks: () => count,
  };
}
