import type { Measured } from '@marquee/harness-kit/gate';

import { judge, tooFew } from '../gates/judge.ts';

export type Guessed = {
  guesses: number;
  addresses: number;
  /** Number of passwords that were actually compared. */
  checks: number;
  /** Number of responses by status. */
  statuses: ReadonlyMap<number, number>;
  /** Whether the owner regained access afterwards by the link in the email. */
  ownerGotIn: boolean;
};

const maxChecks = 100;

export function judgeGuesses(seen: Guessed, min: Pick<Guessed, 'guesses' | 'addresses'>): Measured {
  const { guesses, addresses, checks, statuses, ownerGotIn } = seen;
  const answered = [...statuses].map(([status, times]) => `${status}: ${times}`).join(', ');
  const unexpectedStatuses = [...statuses].filter(([status]) => status < 400 || status >= 500);
  return judge({
    figures: `${guesses} guesses from ${addresses} addresses reached argon2 ${checks} times (answers ${answered}); the owner ${ownerGotIn ? 'signed in after a password reset' : 'could NOT sign in after a password reset'}`,
    faults: [
      ...tooFew('guesses', guesses, min.guesses),
      ...tooFew('addresses', addresses, min.addresses),
      // Without any comparison, nothing was guessed.
      ...(checks === 0 ? ['no guess reached argon2, so no password was compared'] : []),
      ...(checks > maxChecks ? [`${checks} guesses reached argon2; ${maxChecks} are allowed`] : []),
      ...unexpectedStatuses.map(([status, times]) => `${times} guesses were answered ${status}`),
      ...(ownerGotIn ? [] : ['the owner could not set a new password while the account was locked']),
    ],
  });
}
