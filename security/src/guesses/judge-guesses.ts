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

const mostChecks = 100;

export function judgeGuesses(seen: Guessed, least: Pick<Guessed, 'guesses' | 'addresses'>): Measured {
  const { guesses, addresses, checks, statuses, ownerGotIn } = seen;
  const answered = [...statuses].map(([status, times]) => `${status}: ${times}`).join(', ');
  const letIn = [...statuses].filter(([status]) => status < 400 || status >= 500);
  return judge({
    figures: `${guesses} guesses from ${addresses} addresses reached argon2 ${checks} times (answers ${answered}); the owner ${ownerGotIn ? 'got in by the mailed link' : 'did NOT get in by the mailed link'}`,
    faults: [
      ...tooFew('guesses', guesses, least.guesses),
      ...tooFew('addresses', addresses, least.addresses),
      // Without any comparison, nothing was guessed.
      ...(checks === 0 ? ['no guess reached argon2: nothing was tried'] : []),
      ...(checks > mostChecks ? [`${checks} guesses reached argon2; ${mostChecks} may`] : []),
      ...letIn.map(([status, times]) => `${times} guesses were answered ${status}`),
      ...(ownerGotIn ? [] : ['the owner could not set a new password while the account was locked']),
    ],
  });
}
