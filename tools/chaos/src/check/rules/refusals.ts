import type { Entry } from '../../history/entry.ts';
import { mayHaveHappened } from '../../history/entry.ts';
import { causeOfRefusal } from '../../load/actions/allowed-refusals.ts';
import type { Finding } from '../finding.ts';

/** Finds requests that were unexpectedly rejected as unauthenticated, forbidden or rate limited, or by a rule that does not apply. */
export function checkRefusals(entries: readonly Entry[]): Finding[] {
  return splitRefusals(entries).unpermitted.map(({ action, marker, code, attempts }): Finding => ({
    kind: 'refused',
    detail: `${action} ${marker}: ${code ?? ''} after ${attempts} attempts`,
  }));
}

export type Refusals = { permitted: readonly Entry[]; unpermitted: readonly Entry[] };

/** `permitted`: rejections for a reason that the action allows. */
export function splitRefusals(entries: readonly Entry[]): Refusals {
  const cancelled = quotesOfCancelled(entries);
  const refused = entries.filter(({ outcome }) => outcome === 'refused');
  const { permitted = [], unpermitted = [] } = Object.groupBy(refused, (entry) =>
    isPermitted(entry, cancelled) ? 'permitted' : 'unpermitted',
  );
  return { permitted, unpermitted };
}

function isPermitted(entry: Entry, cancelled: ReadonlySet<string>): boolean {
  const { action, code, subject } = entry;
  switch (causeOfRefusal(action, code ?? '')) {
    case null:
      return false;
    case 'cancelled':
      return cancelled.has(subject ?? '');
    case 'done':
      return mayHaveHappened(entry);
    case 'message':
    case 'version':
    case 'order':
    case 'suspended':
      return true;
  }
}

/** Quotes of events whose client requested a cancellation. */
function quotesOfCancelled(entries: readonly Entry[]): ReadonlySet<string> {
  const cancelling = entries.filter((entry) => entry.action === 'cancel-event' && mayHaveHappened(entry));
  const events = new Set(cancelling.map(({ subject }) => subject));
  const quotes = entries.filter(
    ({ action, about }) => action === 'create-quote' && about !== undefined && events.has(about),
  );
  return new Set(quotes.map(({ acknowledgedValues }) => acknowledgedValues.subject ?? ''));
}
