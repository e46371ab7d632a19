import { isApiError } from './api-error.ts';
import { isSame } from './is-same.ts';

/** A record with a revision, the counter of its changes. Services of an earlier release send none. */
export type Revised = { revision?: number | undefined };

/** Fields that change with every write and are not compared. */
type MetadataField = 'revision' | 'lastChangedBy' | 'lastChangedAt';

const metadataFields: ReadonlySet<string> = new Set<MetadataField>([
  'revision',
  'lastChangedBy',
  'lastChangedAt',
]);

/**
 * A label for each field of a record, used in the message about a change. Null: the message does not name the field. Such a field never
 * changes, changes by time alone, changes only together with a labeled field, or is derived from another record.
 */
export type FieldLabels<Shown> = Readonly<
  Record<Exclude<keyof Shown & string, MetadataField>, string | null>
>;

/** Label of a changed field that `FieldLabels` does not list. */
export const unlabeledField = 'something else on this record';

/** Returns the current record if the write was rejected as stale; null for every other error. */
export function getCurrentRecord(refusal: unknown): Revised | null {
  const isStale = isApiError(refusal) && refusal.code === 'stale_write';
  const current = isStale ? refusal.current : undefined;
  return typeof current === 'object' && current !== null ? current : null;
}

/** A field that has changed since the page read it: its name in the record and its label on the page. */
export type Difference = { field: string; label: string };

/** Returns the changed fields. Leaves out fields whose label is null, and fields that exist in only one of the records. */
export function getDifferences(
  labels: Readonly<Record<string, string | null>>,
  { read, current }: { read: object; current: object },
): Difference[] {
  const currentValues = new Map<string, unknown>(Object.entries(current));
  return Object.entries(read)
    .filter(
      ([name, value]) =>
        !metadataFields.has(name) && currentValues.has(name) && !isSame(value, currentValues.get(name)),
    )
    .flatMap(([field]) => {
      const label = field in labels ? labels[field] : unlabeledField;
      return typeof label === 'string' ? [{ field, label }] : [];
    });
}
