import { within } from '@testing-library/react';

export function textsOf(elements: Iterable<Element>): string[] {
  return [...elements].map(({ textContent }) => textContent);
}

/** The labels of a section's fields, in order. */
export function labelsIn(section: Element): string[] {
  return textsOf(section.querySelectorAll('label'));
}

/** The choices of a list, in order. */
export function optionsOf(list: HTMLElement): string[] {
  return textsOf(within(list).getAllByRole('option'));
}
