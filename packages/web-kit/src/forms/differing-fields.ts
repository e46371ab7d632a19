import { isSame } from '../api/is-same.ts';
import { somethingElse } from '../api/revised.ts';
import type { Difference } from '../api/revised.ts';

/** The names of the fields in which two sets of values differ: `name`, `deposit.kind`. */
export function differingFields(one: object, other: object, prefix = ''): string[] {
  const [before, after] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((key) => {
    const was: unknown = before.get(key);
    const is: unknown = after.get(key);
    const name = `${prefix}${key}`;
    if (isRecord(was) && isRecord(is)) {
      return differingFields(was, is, `${name}.`);
    }
    return isSame(was, is) ? [] : [name];
  });
}

/** Whether a value has fields of its own. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * What the form calls these fields. A field without a control has its label from `others`, or stands for `somethingElse`, unless the form names
 * another field of the same group: of `deposit.kind` and `deposit.amount` it may show only the first.
 */
export function differencesIn(
  form: HTMLFormElement | null,
  fields: readonly string[],
  others: Readonly<Record<string, string | null>>,
): Difference[] {
  const labels = new Map(fields.map((field) => [field, labelOf(form, field) ?? others[field] ?? undefined]));
  const isNamed = (group: string) =>
    fields.some((field) => groupOf(field) === group && labels.get(field) !== undefined);
  return fields.flatMap((field) => {
    const label = labels.get(field) ?? (isNamed(groupOf(field)) ? undefined : somethingElse);
    return label === undefined ? [] : [{ field, label }];
  });
}

function groupOf(name: string): string {
  const end = name.lastIndexOf('.');
  return end === -1 ? name : name.slice(0, end);
}

/** The label of a control, without the mark of a required one. */
function labelOf(form: HTMLFormElement | null, name: string): string | undefined {
  const control = form?.elements.namedItem(name);
  const label = control !== null && control !== undefined && 'labels' in control ? control.labels : null;
  const shown = (label as NodeListOf<HTMLLabelElement> | null)?.[0]?.firstChild?.textContent ?? '';
  return shown === '' ? undefined : shown.replace(/\s*\*$/, '');
}
