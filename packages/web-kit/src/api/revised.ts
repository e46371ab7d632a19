import { isApiError } from './api-error.ts';
import { isSame } from './is-same.ts';

/** A record that counts its changes; an earlier release does not say how many there were. */
export type Revised = { revision?: number | undefined };

/** The labels of the fields of a record that a page shows. */
export type FieldLabels<Shown> = Readonly<Partial<Record<keyof Shown & string, string>>>;

/** The record as it is now, where a write was refused because the page had read an older revision; null for every other refusal. */
export function currentIn(refusal: unknown): Revised | null {
  const isStale = isApiError(refusal) && refusal.code === 'stale_write';
  const current = isStale ? refusal.current : undefined;
  return typeof current === 'object' && current !== null ? current : null;
}

/** A field that differs from what the page has read: its name in the record, and what the page calls it. */
export type Difference = { field: string; label: string };

/** The fields that differ, among those that have a label. A field that one of the two does not have is not compared. */
export function differencesOf<Shown extends object>(
  labels: FieldLabels<Shown>,
  { read, current }: { read: Shown; current: object },
): Difference[] {
  const now = new Map<string, unknown>(Object.entries(current));
  const differing = Object.entries(read).filter(
    ([name, value]) => name in labels && now.has(name) && !isSame(value, now.get(name)),
  );
  return differing.map(([name]) => ({ field: name, label: String(labels[name as keyof typeof labels]) }));
}
