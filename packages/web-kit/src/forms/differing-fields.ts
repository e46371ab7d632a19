import { isSame } from '../api/is-same.ts';
import { unlabeledField } from '../api/revised.ts';
import type { Difference } from '../api/revised.ts';

/** Returns the names of the fields in which two sets of values differ: `name`, `deposit.kind`. */
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

/** Whether a value is an object with fields, not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns `fields` with their labels in the form. The label of a field without a control comes from `others`. A field without a label in
 * either place is called `unlabeledField`, unless another field of its group in `fields` has a label. In that case the field is omitted:
 * `deposit.amount` is omitted if `deposit.kind` has a label.
 */
export function labelDifferences(
  form: HTMLFormElement | null,
  fields: readonly string[],
  others: Readonly<Record<string, string | null>>,
): Difference[] {
  const labels = new Map(fields.map((field) => [field, labelOf(form, field) ?? others[field] ?? undefined]));
  const isNamed = (group: string) =>
    fields.some((field) => groupOf(field) === group && labels.get(field) !== undefined);
  return fields.flatMap((field) => {
    const label = labels.get(field) ?? (isNamed(groupOf(field)) ? undefined : unlabeledField);
    return label === undefined ? [] : [{ field, label }];
  });
}

function groupOf(name: string): string {
  const end = name.lastIndexOf('.');
  return end === -1 ? name : name.slice(0, end);
}

/** The text of a control's label, without the asterisk of a required control. */
function labelOf(form: HTMLFormElement | null, name: string): string | undefined {
  const control = form?.elements.namedItem(name);
  const label = control !== null && control !== undefined && 'labels' in control ? control.labels : null;
  const shown = (label as NodeListOf<HTMLLabelElement> | null)?.[0]?.firstChild?.textContent ?? '';
  return shown === '' ? undefined : shown.replace(/\s*\*$/, '');
}
