import type { Entry } from '../../history/entry.ts';
import type { Action } from '../../load/actions/allowed-refusals.ts';
import type { Finding } from '../finding.ts';
import type { Found, FoundAccount } from '../found.ts';
import { deletedAccountsIn } from '../deleted-accounts.ts';
import { checkLatest, countChanges } from './count-changes.ts';
import { changesBySubject } from './entries-of.ts';
import type { Changes } from './entries-of.ts';

/** Each action with its entry in the account's history and the profile field that the action sets. */
const profileChanges = [
  ['change-client-profile', 'client-profile-changed', 'phone'],
  ['change-provider-profile', 'provider-profile-changed', 'businessDescription'],
] as const satisfies readonly (readonly [Action, string, string])[];

/** Actions with an idempotency key, with their entries in the account's history. */
const keyedChanges = [
  ['suspend-user', 'suspended'],
  ['reinstate-user', 'reinstated'],
  ['reset-password', 'password-reset'],
] as const satisfies readonly (readonly [Action, string])[];

/**
 * Acknowledged sign-ups and account changes are stored, and none more often than it can have happened. Changes of deleted accounts are not
 * checked.
 */
export function checkAccountChanges({ accounts }: Found, entries: readonly Entry[]): Finding[] {
  const changes = changesBySubject(entries);
  const known = new Set([...accounts, ...deletedAccountsIn(entries)].map(({ id }) => id));
  const signUps = entries.filter(
    ({ action, acknowledgedValues }) => action === 'sign-up' && acknowledgedValues.subject !== undefined,
  );
  return [
    ...signUps.flatMap(({ marker, acknowledgedValues }): Finding[] =>
      known.has(acknowledgedValues.subject ?? '')
        ? []
        : [{ kind: 'lost', detail: `account of ${marker} does not exist` }],
    ),
    ...checkOneAccountPerAddress(accounts),
    ...accounts.flatMap((account) => checkOne(account, changes.get(account.id))),
  ];
}

function checkOneAccountPerAddress(accounts: readonly FoundAccount[]): Finding[] {
  return [...Map.groupBy(accounts, ({ emailKey }) => emailKey)].flatMap(([emailKey, own]): Finding[] =>
    own.length > 1 ? [{ kind: 'duplicate', detail: `${own.length} accounts for ${emailKey}` }] : [],
  );
}

function checkOne(account: FoundAccount, changes: Changes | undefined): Finding[] {
  if (changes === undefined) {
    return [];
  }
  const subject = `account ${account.id}`;
  const times = (type: string): number => account.history.filter((entry) => entry.type === type).length;
  return [
    ...profileChanges.flatMap(([action, type, field]) => [
      ...countChanges({ subject, changes, action, recorded: times(type), max: 'one-per-attempt' }),
      ...checkLatest({ subject, changes, action, marker: account.profile?.[field] }),
    ]),
    ...keyedChanges.flatMap(([action, type]) =>
      countChanges({ subject, changes, action, recorded: times(type), max: 'one-per-change' }),
    ),
  ];
}
