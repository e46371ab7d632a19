import type { PasswordHasher } from '@marquee/identity/passwords/password-hasher';

export type CountedHasher = {
  hasher: PasswordHasher;
  /** How often a password was really compared, right or wrong. */
  checks: () => number;
};

/** The real hasher, counted. */
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
