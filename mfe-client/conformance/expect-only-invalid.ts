import { screen, within } from '@testing-library/react';
import { getTexts } from './get-texts.ts';

/** Asserts that the submitted form shows an error for this field only, with this message. */
export async function expectOnlyInvalid(field: HTMLElement, message: string): Promise<void> {
  const summary = within(await screen.findByRole('alert'));

  expect(field).toHaveAccessibleDescription(message);
  expect(getTexts(summary.getAllByRole('link'))).toEqual([message]);
}
