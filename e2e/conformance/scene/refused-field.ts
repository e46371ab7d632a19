import type { Locator } from '@playwright/test';

import { expect } from './test.ts';

/** Empties one field of a form that is filled in: typed ones and lists of choices alike. */
export async function clear(field: Locator): Promise<void> {
  const lists = await field.and(field.page().locator('select')).count();
  await (lists === 1 ? field.selectOption('') : field.fill(''));
}

/** What the form says is wrong: this field, in these words, and no other. */
export async function expectOnlyRefused(form: Locator, field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(message);
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([message]);
}
