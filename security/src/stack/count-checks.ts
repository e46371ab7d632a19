import type { PasswordHasher } from '@marquee/identity/passwords/password-hasher';

export type CountedHasher = {
  hasher: PasswordHasher;
  /** How many passwords were actually compared, right or wrong. */
  checks: () => number;
};

/** Counts the calls of the real hasher. */
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
