import type { Act, Entry } from '../../ledger/entry.ts';
import { mayHaveHappened } from '../../ledger/entry.ts';
import type { Finding } from '../finding.ts';
import type { Found } from '../found.ts';

/** Sign-in and credential actions, their names in the audit trail, and how often each may appear: with a key, once. */
const toldAs = [
  { acts: ['sign-in', 'pass-second-step'], told: 'signed-in', most: 'one-per-attempt' },
  { acts: ['sign-out'], told: 'signed-out', most: 'one-per-attempt' },
  { acts: ['end-other-sessions'], told: 'sessions-ended', most: 'one-per-attempt' },
  { acts: ['forgot-password'], told: 'password-reset-asked', most: 'one-per-change' },
  { acts: ['confirm-second-step'], told: 'second-step-on', most: 'one-per-change' },
] as const satisfies readonly Told[];

type Told = { acts: readonly Act[]; told: string; most: 'one-per-attempt' | 'one-per-change' };

/** Each acknowledged action is in the audit trail, and none more often than it can have happened. */
export function checkSecurityActs({ audit }: Found, entries: readonly Entry[]): Finding[] {
  const trail = Map.groupBy(audit, ({ subject }) => subject.id);
  const bySubject = Map.groupBy(entries, ({ subject }) => subject ?? '');
  const signUps = Map.groupBy(entries, ({ promised }) => promised.subject ?? '');
  return [...bySubject].flatMap(([id, own]) => {
    const known = trail.get(id) ?? [];
    return toldAs.flatMap((telling) => {
      const times = known.filter(({ act }) => act === telling.told).length;
      const besides = telling.told === 'signed-in' ? signedUpAgain(signUps.get(id) ?? []) : 0;
      return compare(own, { ...telling, id, times, besides });
    });
  });
}

/** A sign-up that is repeated because its answer was lost becomes a sign-in. */
function signedUpAgain(entries: readonly Entry[]): number {
  return entries
    .filter(({ act }) => act === 'sign-up')
    .reduce((sum, { attempts }) => sum + Math.max(0, attempts - 1), 0);
}

type Counted = Told & { id: string; times: number; besides: number };

function compare(own: readonly Entry[], telling: Counted): Finding[] {
  const { acts, told, most, id, times, besides } = telling;
  const asked = own.filter(({ act }) => acts.includes(act));
  const least = asked.filter(({ fate }) => fate === 'acknowledged').length;
  const possible = asked.filter(mayHaveHappened);
  const limit =
    most === 'one-per-change' ? possible.length : possible.reduce((sum, { attempts }) => sum + attempts, 0);
  const detail = `audit trail of account ${id}: ${told} ${times} times, acknowledged ${least}, asked for ${limit} times`;
  if (times < least) {
    return [{ kind: 'lost', detail }];
  }
  return times > limit + besides && asked.length > 0 ? [{ kind: 'duplicate', detail }] : [];
}
