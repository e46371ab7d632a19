import { get } from 'react-hook-form';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

const textTypes = new Set(['text', 'email', 'tel', 'password', 'search', 'url', 'date', 'time', 'textarea']);

/** Takes over the text that stands in fields of `form` although no event has told so: some password managers fill fields in that way. */
export function readFilledIn<Values extends FieldValues, Checked>(
  rhf: UseFormReturn<Values, unknown, Checked>,
  form: unknown,
): void {
  const elements = form instanceof HTMLFormElement ? Array.from(form.elements) : [];
  const fields = elements.filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
  for (const { name, type, value } of fields) {
    const known: unknown = get(rhf.getValues(), name);
    if (textTypes.has(type) && typeof known === 'string' && known !== value) {
      rhf.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }
}
