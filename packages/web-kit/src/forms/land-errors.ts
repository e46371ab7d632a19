import { isApiError } from '@marquee/web-kit';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Puts what the server says about fields beside these fields. */
export function landErrors<Values extends FieldValues, Checked>(
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
