import { isApiError } from '@marquee/web-kit';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Sets the server's field errors on the form's fields. */
export function setServerErrors<Values extends FieldValues, Checked>(
  { setError }: UseFormReturn<Values, unknown, Checked>,
  refusal: unknown,
): void {
  if (!isApiError(refusal)) {
    return;
  }
  for (const { path, message } of refusal.errors) {
    setError(path as Path<Values>, { type: 'server', message });
  }
}
