import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

/** The file that 'Export Data' downloads. */
export async function exportedFrom(page: Page): Promise<{ name: string; text: string }> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Data' }).click();
  const file = await arriving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
