import type { Finding } from '../finding.ts';
import type { Found } from '../found.ts';

/** For each of these steps of an account's history, its name in the audit trail. */
const auditActionOf = {
  registered: 'registered',
  'email-verified': 'email-verified',
  'password-changed': 'password-changed',
  'password-reset': 'password-reset',
  suspended: 'account-suspended',
  reinstated: 'account-reinstated',
} as const;

/** The audit trail contains each of these steps exactly as often as the account's history. */
export function checkAudit({ accounts, audit }: Found): Finding[] {
  const bySubject = Map.groupBy(audit, ({ subject }) => subject.id);
  return accounts.flatMap(({ id, history }) =>
    Object.entries(auditActionOf).flatMap(([type, act]): Finding[] => {
      const happened = history.filter((step) => step.type === type).length;
      const recorded = (bySubject.get(id) ?? []).filter((entry) => entry.act === act).length;
      const detail = `audit trail of account ${id}: ${act} recorded ${recorded} times, in the account’s history ${happened} times`;
      return recorded === happened ? [] : [{ kind: recorded < happened ? 'lost' : 'duplicate', detail }];
    }),
  );
}
