import { within } from '@testing-library/react';

/** The detail beside a term of a list of facts, or null where the list does not have that term. */
export function fact(list: HTMLElement, term: string): string | null {
  return within(list).queryByText(term, { selector: 'dt' })?.nextElementSibling?.textContent ?? null;
}
