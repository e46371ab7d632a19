import type { Entry } from '../../history/entry.ts';
import { eventActions } from '../../load/actions/event-actions.ts';
import { eventNameOf } from '../../load/journey.ts';
import type { Finding } from '../finding.ts';
import type { Found, FoundEvent } from '../found.ts';
import { deletedAccountsIn } from '../deleted-accounts.ts';
import { checkLatest, countChanges, countRecorded } from './count-changes.ts';
import { changesBySubject } from './entries-of.ts';
import type { Changes } from './entries-of.ts';

/** Acknowledged changes of events are stored, and none more often than it can have happened. */
export function checkEventChanges({ events }: Found, entries: readonly Entry[]): Finding[] {
  const changes = changesBySubject(entries);
  const known = new Set(events.map(({ id }) => id));
  const created = entries.filter(({ action }) => action === 'create-event');
  const deletedAccounts = new Set(deletedAccountsIn(entries).map(({ id }) => id));
  const gone = draftsOf(deletedAccounts, { created, changes });
  const lost = created.filter(
    ({ acknowledgedValues: { subject } }) =>
      subject !== undefined && !known.has(subject) && !gone.has(subject),
  );
  return [
    ...lost.map(({ marker }): Finding => ({
      kind: 'lost',
      detail: `event of ${marker} was acknowledged, but does not exist`,
    })),
    ...checkCreatedOnce(events, created),
    ...events.flatMap((event) => checkOne(event, { changes: changes.get(event.id), deletedAccounts })),
  ];
}

/** Ids of events that deleted clients never sent: deleting the account removes such drafts. */
function draftsOf(
  deletedAccounts: ReadonlySet<string>,
  { created, changes }: { created: readonly Entry[]; changes: ReadonlyMap<string, Changes> },
): ReadonlySet<string> {
  const drafts = created.filter(
    ({ by = '', acknowledgedValues: { subject = '' } }) =>
      deletedAccounts.has(by) && changes.get(subject)?.acknowledged('send-event').length === 0,
  );
  return new Set(drafts.map(({ acknowledgedValues: { subject = '' } }) => subject));
}

function checkCreatedOnce(events: readonly FoundEvent[], created: readonly Entry[]): Finding[] {
  const byName = Map.groupBy(events, ({ name }) => name);
  return created.flatMap(({ marker }): Finding[] => {
    const count = byName.get(eventNameOf(marker))?.length ?? 0;
    return count > 1 ? [{ kind: 'duplicate', detail: `${count} events for the one key ${marker}` }] : [];
  });
}

/** Finds nothing for an event whose creation was not acknowledged, because then no recorded change has the event's id. */
function checkOne(
  event: FoundEvent,
  { changes, deletedAccounts }: { changes: Changes | undefined; deletedAccounts: ReadonlySet<string> },
): Finding[] {
  if (changes === undefined) {
    return [];
  }
  const subject = `event ${event.id}`;
  const history = isCancelledByDeletion(event, deletedAccounts)
    ? event.history.filter(({ type }) => type !== 'cancelled')
    : event.history;
  const times = (type: string): number => history.filter((entry) => entry.type === type).length;
  return [
    ...countRecorded(eventActions, { subject, changes, times }),
    ...countChanges({
      subject,
      changes,
      action: 'edit-event',
      recorded: times('edited'),
      max: 'one-per-attempt',
    }),
    ...checkLatest({ subject, changes, action: 'edit-event', marker: event.comments }),
  ];
}

/** Whether the product cancelled the event because the account of one side was deleted. */
function isCancelledByDeletion(
  { clientId, providerId, cancelReason }: FoundEvent,
  deletedAccounts: ReadonlySet<string>,
) {
  const isLeft = deletedAccounts.has(clientId) || deletedAccounts.has(providerId ?? '');
  return isLeft && cancelReason === 'The account was deleted';
}
