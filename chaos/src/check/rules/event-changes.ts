import type { Act, Entry } from '../../ledger/entry.ts';
import { eventNameOf } from '../../load/story.ts';
import type { Finding } from '../finding.ts';
import type { Found, FoundEvent } from '../found.ts';
import { leaversIn } from '../leavers.ts';
import { checkLatest, countChanges } from './count-changes.ts';
import { changesBySubject } from './entries-of.ts';
import type { Changes } from './entries-of.ts';

/** The entry of an event's history for a change; a rejected repetition of these leaves none. */
const toldAs = [
  ['send-event', 'sent'],
  ['complete-event', 'completed'],
  ['cancel-event', 'cancelled'],
] as const satisfies readonly (readonly [Act, string])[];

/** Acknowledged changes of events exist, each once. */
export function checkEventChanges({ events }: Found, entries: readonly Entry[]): Finding[] {
  const changes = changesBySubject(entries);
  const known = new Set(events.map(({ id }) => id));
  const created = entries.filter(({ act }) => act === 'create-event');
  const leavers = new Set(leaversIn(entries).map(({ id }) => id));
  const gone = draftsOf(leavers, { created, changes });
  const lost = created.filter(
    ({ promised: { subject } }) => subject !== undefined && !known.has(subject) && !gone.has(subject),
  );
  return [
    ...lost.map(({ mark }): Finding => ({
      kind: 'lost',
      detail: `event of ${mark} was acknowledged and is not there`,
    })),
    ...checkCreatedOnce(events, created),
    ...events.flatMap((event) => checkOne(event, { changes: changes.get(event.id), leavers })),
  ];
}

/** Events that were never sent: only their client knew them. */
function draftsOf(
  leavers: ReadonlySet<string>,
  { created, changes }: { created: readonly Entry[]; changes: ReadonlyMap<string, Changes> },
): ReadonlySet<string> {
  const drafts = created.filter(
    ({ by = '', promised: { subject = '' } }) =>
      leavers.has(by) && changes.get(subject)?.acknowledged('send-event').length === 0,
  );
  return new Set(drafts.map(({ promised: { subject = '' } }) => subject));
}

function checkCreatedOnce(events: readonly FoundEvent[], created: readonly Entry[]): Finding[] {
  const byName = Map.groupBy(events, ({ name }) => name);
  return created.flatMap(({ mark }): Finding[] => {
    const count = byName.get(eventNameOf(mark))?.length ?? 0;
    return count > 1 ? [{ kind: 'duplicate', detail: `${count} events for the one key ${mark}` }] : [];
  });
}

/** An event that was never sent has no changes to look for. */
function checkOne(
  event: FoundEvent,
  { changes, leavers }: { changes: Changes | undefined; leavers: ReadonlySet<string> },
): Finding[] {
  if (changes === undefined) {
    return [];
  }
  const subject = `event ${event.id}`;
  const history = isCancelledByLeaving(event, leavers)
    ? event.history.filter(({ type }) => type !== 'cancelled')
    : event.history;
  const times = (type: string): number => history.filter((entry) => entry.type === type).length;
  return [
    ...toldAs.flatMap(([act, type]) =>
      countChanges({ subject, changes, act, told: times(type), most: 'one-per-change' }),
    ),
    ...countChanges({ subject, changes, act: 'edit-event', told: times('edited'), most: 'one-per-attempt' }),
    ...checkLatest({ subject, changes, act: 'edit-event', mark: event.comments }),
  ];
}

/** Nobody requested this cancellation: an account of one side was deleted. */
function isCancelledByLeaving(
  { clientId, providerId, cancelReason }: FoundEvent,
  leavers: ReadonlySet<string>,
) {
  const isLeft = leavers.has(clientId) || leavers.has(providerId ?? '');
  return isLeft && cancelReason === 'The account was deleted';
}
