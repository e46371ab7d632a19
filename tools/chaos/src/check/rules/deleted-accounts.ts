import type { Entry } from '../../history/entry.ts';
import type { Finding } from '../finding.ts';
import type { Found, FoundAudit } from '../found.ts';
import { deletedAccountsIn } from '../deleted-accounts.ts';
import type { DeletedAccount } from '../deleted-accounts.ts';

const farewell = 'Your account was deleted';

/** For each deleted account, no data mentions it, one farewell email was sent, and the trail has one registration and one deletion. */
export function checkDeletedAccounts({ traces, emails, audit }: Found, entries: readonly Entry[]): Finding[] {
  const farewells = emails.filter(({ subject }) => subject === farewell);
  return [
    ...traces.map(({ id, place }): Finding => ({
      kind: 'left-over',
      detail: `${place} still mentions the deleted account ${id}`,
    })),
    ...deletedAccountsIn(entries).flatMap((account) => {
      const farewellEmails = farewells.filter(({ to }) =>
        to.startsWith(`${account.role}.${account.marker}@`),
      );
      return [
        ...expectOne(`farewell email to ${account.id}`, new Set(farewellEmails.map(({ id }) => id)).size),
        ...checkTrail(account, audit),
      ];
    }),
  ];
}

/** The account's history is gone, so that only the account's first and last audit entry can be checked. */
function checkTrail({ id }: DeletedAccount, audit: readonly FoundAudit[]): Finding[] {
  const recorded = audit.filter(({ subject }) => subject.id === id).map(({ act }) => act);
  return ['registered', 'account-deleted'].flatMap((act) =>
    expectOne(`${act} of ${id} in the audit trail`, recorded.filter((known) => known === act).length),
  );
}

function expectOne(what: string, count: number): Finding[] {
  return count === 1 ? [] : [{ kind: count === 0 ? 'lost' : 'duplicate', detail: `${what}: ${count}` }];
}
