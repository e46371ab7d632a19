import type { Entry } from '../../history/entry.ts';
import { mayHaveHappened } from '../../history/entry.ts';
import type { Action } from '../../load/actions/allowed-refusals.ts';
import type { Finding } from '../finding.ts';
import type { Found } from '../found.ts';

/**
 * Sign-in and credential actions, their names in the audit trail, and how often each may appear there. An action with an idempotency key
 * may appear once per request, and any other action once per attempt.
 */
const recordedAs = [
  { actions: ['sign-in', 'pass-second-step'], auditAction: 'signed-in', max: 'one-per-attempt' },
  { actions: ['sign-out'], auditAction: 'signed-out', max: 'one-per-attempt' },
  { actions: ['end-other-sessions'], auditAction: 'sessions-ended', max: 'one-per-attempt' },
  { actions: ['forgot-password'], auditAction: 'password-reset-asked', max: 'one-per-change' },
  { actions: ['confirm-second-step'], auditAction: 'second-step-on', max: 'one-per-change' },
] as const satisfies readonly RecordedAs[];

type RecordedAs = {
  actions: readonly Action[];
  auditAction: string;
  max: 'one-per-attempt' | 'one-per-change';
};

/** The audit trail contains each acknowledged action, and no action more often than it can have happened. */
export function checkSecurityActions({ audit }: Found, entries: readonly Entry[]): Finding[] {
  const trail = Map.groupBy(audit, ({ subject }) => subject.id);
  const bySubject = Map.groupBy(entries, ({ subject }) => subject ?? '');
  const signUps = Map.groupBy(entries, ({ acknowledgedValues }) => acknowledgedValues.subject ?? '');
  return [...bySubject].flatMap(([id, own]) => {
    const known = trail.get(id) ?? [];
    return recordedAs.flatMap((rule) => {
      const times = known.filter(({ act: action }) => action === rule.auditAction).length;
      const besides = rule.auditAction === 'signed-in' ? signedUpAgain(signUps.get(id) ?? []) : 0;
      return compare(own, { ...rule, id, times, besides });
    });
  });
}

/** Number of repeated sign-ups: the audit trail records a repetition after a lost answer as a sign-in. */
function signedUpAgain(entries: readonly Entry[]): number {
  return entries
    .filter(({ action }) => action === 'sign-up')
    .reduce((sum, { attempts }) => sum + Math.max(0, attempts - 1), 0);
}

type Counted = RecordedAs & { id: string; times: number; besides: number };

function compare(own: readonly Entry[], rule: Counted): Finding[] {
  const { actions, auditAction, max, id, times, besides } = rule;
  const requested = own.filter(({ action }) => actions.includes(action));
  const min = requested.filter(({ outcome }) => outcome === 'acknowledged').length;
  const possible = requested.filter(mayHaveHappened);
  const limit =
    max === 'one-per-change' ? possible.length : possible.reduce((sum, { attempts }) => sum + attempts, 0);
  const detail = `audit trail of account ${id}: ${auditAction} ${times} times, acknowledged ${min}, requested ${limit} times`;
  if (times < min) {
    return [{ kind: 'lost', detail }];
  }
  return times > limit + besides && requested.length > 0 ? [{ kind: 'duplicate', detail }] : [];
}
