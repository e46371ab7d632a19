import { screen } from '@testing-library/react';

/** Returns the section whose h2 is this title, with or without a number before the title. Throws if there is none. */
export function section(title: string): HTMLElement {
  const name = new RegExp(`^(\\d+\\. )?${title}$`);
  const found = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (found === null) {
    throw new Error(`The heading '${title}' stands in no section`);
  }
  return found;
}
