import { isApiError } from './api-error.ts';
import { isSame } from './is-same.ts';

/** A record that counts its changes; an earlier release does not say how many there were. */
export type Revised = { revision?: number | undefined };

/** They change with every write and say nothing by themselves. */
type Bookkeeping = 'revision' | 'lastChangedBy' | 'lastChangedAt';

const bookkeeping: ReadonlySet<string> = new Set<Bookkeeping>(['revision', 'lastChangedBy', 'lastChangedAt']);

/**
 * A label for each field of a record, so that a change of any of them is named. Null: the field never changes, changes only together with
 * another that has a label, or changes by the clock.
 */
export type FieldLabels<Shown> = Readonly<Record<Exclude<keyof Shown & string, Bookkeeping>, string | null>>;

/** Names a change of a field that has no label. */
export const somethingElse = 'something else on this record';

/** The record as it is now, where a write was refused because the page had read an older revision; null for every other refusal. */
export function currentIn(refusal: unknown): Revised | null {
  const isStale = isApiError(refusal) && refusal.code === 'stale_write';
  const current = isStale ? refusal.current : undefined;
  return typeof current === 'object' && current !== null ? current : null;
}

/** A field that differs from what the page has read: its name in the record, and what the page calls it. */
export type Difference = { field: string; label: string };

/** The fields that differ, without those whose label is null. A field that one of the two does not have is not compared. */
export function differencesOf(
  labels: Readonly<Record<string, string | null>>,
  { read, current }: { read: object; current: object },
): Difference[] {
  const now = new Map<string, unknown>(Object.entries(current));
  return Object.entries(read)
    .filter(([name, value]) => !bookkeeping.has(name) && now.has(name) && !isSame(value, now.get(name)))
    .flatMap(([field]) => {
      const label = field in labels ? labels[field] : somethingElse;
      return typeof label === 'string' ? [{ field, label }] : [];
    });
}
