import { within } from '@testing-library/react';

/** The value beside a term of a description list, or null if the list does not have the term. */
export function getFact(list: HTMLElement, term: string): string | null {
  return within(list).queryByText(term, { selector: 'dt' })?.nextElementSibling?.textContent ?? null;
}
