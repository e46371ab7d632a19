import { within } from '@testing-library/react';

type Form = { findByRole: (role: 'alert') => Promise<HTMLElement> };

/** Returns the errors in a form's error summary, in order. */
export async function getSummaryErrors(form: Form): Promise<(string | null)[]> {
  const summary = await form.findByRole('alert');
  return within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
}
