import { changeOfEntries } from '@marquee/service-kit/store/history-entry';
import type { StoredEntry } from '@marquee/service-kit/store/aggregate-document';
import type { ShapeChange } from '@marquee/service-kit/store/shapes';

/** Shape 2 stores the facts of the history with version, actor and data. Shape 1 has the status of a fact beside its type. */
const factsWithStatus = changeOfEntries({ up: toEntry, down: toEarlierEntry });

function toEntry({ status, ...entry }: StoredEntry): StoredEntry {
  const data = status === undefined ? {} : { status };
  // Only messages and reads of the processor's state caused the entries that have no actor.
  return { version: null, actor: 'system', data, ...entry };
}

/** Earlier releases ignore version, actor and data. */
function toEarlierEntry(entry: StoredEntry): StoredEntry {
  const { status } = entry.data as { status?: string };
  return { ...entry, ...(status !== undefined && { status }) };
}

/** The changes of how subscriptions are stored, oldest first. */
export const subscriptionShapes: readonly ShapeChange[] = [factsWithStatus];
