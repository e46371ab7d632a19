import { within } from '@testing-library/react';

export function getTexts(elements: Iterable<Element>): string[] {
  return [...elements].map(({ textContent }) => textContent);
}

/** The labels of a section's fields, in order. */
export function getLabels(section: Element): string[] {
  return getTexts(section.querySelectorAll('label'));
}

/** The choices of a list, in order. */
export function getOptions(list: HTMLElement): string[] {
  return getTexts(within(list).getAllByRole('option'));
}
