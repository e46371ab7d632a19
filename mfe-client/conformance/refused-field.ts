import { screen, within } from '@testing-library/react';
import { textsOf } from './texts-of.ts';

/** Asserts that the submitted form reports this field with this message, and no other field. */
export async function expectOnlyRefused(field: HTMLElement, message: string): Promise<void> {
  const summary = within(await screen.findByRole('alert'));

  expect(field).toHaveAccessibleDescription(message);
  expect(textsOf(summary.getAllByRole('link'))).toEqual([message]);
}
