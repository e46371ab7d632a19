import { get } from 'react-hook-form';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

const textTypes = new Set(['text', 'email', 'tel', 'password', 'search', 'url', 'date', 'time', 'textarea']);

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Copies the text of the fields of `form` to `rhf`, because some password managers fill fields without dispatching an event. */
export function syncAutofill<Values extends FieldValues, Checked>(
  rhf: UseFormReturn<Values, unknown, Checked>,
  form: unknown,
): void {
  const elements = form instanceof HTMLFormElement ? Array.from(form.elements) : [];
  for (const control of elements) {
    if (isTextControl(control) && differsFromState(rhf, control)) {
      copyToState(rhf, control);
    }
  }
}

export function isTextControl(element: unknown): element is TextControl {
  const isControl = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isControl && textTypes.has(element.type);
}

/** Whether the field's text differs from the one in the form's state. */
export function differsFromState<Values extends FieldValues, Checked>(
  rhf: UseFormReturn<Values, unknown, Checked>,
  { name, value }: TextControl,
): boolean {
  const known: unknown = get(rhf.getValues(), name);
  return typeof known === 'string' && known !== value;
}

export function copyToState<Values extends FieldValues, Checked>(
  rhf: UseFormReturn<Values, unknown, Checked>,
  { name, value }: TextControl,
): void {
  rhf.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
}
