import { isSame } from '../api/is-same.ts';

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

/** What the form calls a field, without the mark of a required one; empty when the form does not show it. */
export function labelOf(form: HTMLFormElement | null, name: string): string {
  const control = form?.elements.namedItem(name);
  const label = control !== null && control !== undefined && 'labels' in control ? control.labels : null;
  const shown = (label as NodeListOf<HTMLLabelElement> | null)?.[0]?.firstChild?.textContent ?? '';
  return shown.replace(/\s*\*$/, '');
}
