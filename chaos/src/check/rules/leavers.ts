import type { Entry } from '../../ledger/entry.ts';
import type { Finding } from '../finding.ts';
import type { Found, FoundAudit } from '../found.ts';
import { leaversIn } from '../leavers.ts';
import type { Leaver } from '../leavers.ts';

const farewell = 'Your account was deleted';

/** A deleted account is mentioned nowhere, got one farewell email, and is in the audit trail once. */
export function checkLeavers({ traces, mails, audit }: Found, entries: readonly Entry[]): Finding[] {
  const farewells = mails.filter(({ subject }) => subject === farewell);
  return [
    ...traces.map(({ id, place }): Finding => ({
      kind: 'left-over',
      detail: `${place} still tells of ${id}, who has left`,
    })),
    ...leaversIn(entries).flatMap((leaver) => {
      const letters = farewells.filter(({ to }) => to.startsWith(`${leaver.role}.${leaver.mark}@`));
      return [
        ...expectOne(`mail that says farewell to ${leaver.id}`, new Set(letters.map(({ id }) => id)).size),
        ...checkTrail(leaver, audit),
      ];
    }),
  ];
}

/** The account itself cannot be compared any more: the trail must have one beginning and one end. */
function checkTrail({ id }: Leaver, audit: readonly FoundAudit[]): Finding[] {
  const told = audit.filter(({ subject }) => subject.id === id).map(({ act }) => act);
  return ['registered', 'account-deleted'].flatMap((act) =>
    expectOne(`${act} of ${id} in the audit trail`, told.filter((known) => known === act).length),
  );
}

function expectOne(what: string, count: number): Finding[] {
  return count === 1 ? [] : [{ kind: count === 0 ? 'lost' : 'duplicate', detail: `${what}: ${count}` }];
}
