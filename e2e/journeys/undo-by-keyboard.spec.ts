import type { Page } from '@playwright/test';

import { aDraftQuote } from '../conformance/fixtures/bookings.ts';
import { expect, test } from '../conformance/fixtures/test.ts';
import { pressOn, tabTo } from '../fixtures/keyboard.ts';
import { toast } from '../fixtures/toast.ts';

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const longerThanAToastMs = 20_000;

const paths = [
  { path: 'the shortcut', goToToast: (page: Page) => page.keyboard.press('Alt+T') },
  { path: 'Tab alone', goToToast: (page: Page) => tabTo(page, undo(page)) },
];

/** Removes a line in the editor with a fake clock. `lines` is the number of lines before the removal. */
async function removeFirstLine(page: Page, { id }: { id: string }) {
  await page.clock.install();
  await page.goto(`/provider/quotes/${id}`);
  const remove = page.getByRole('button', { name: /^Remove / });
  await expect(remove.first()).toBeVisible();
  const lines = await remove.count();
  await pressOn(page, remove.first());
  return { remove, lines };
}

test.describe('undoing a removed service by keyboard', { tag: '@one-service' }, () => {
  for (const { path, goToToast } of paths) {
    test(`when ${path} leads to the toast, then the toast waits, and Undo restores the line and moves the focus to its button`, async ({
      providerPage: page,
      client,
      provider,
    }) => {
      const { remove, lines } = await removeFirstLine(page, await aDraftQuote({ client, provider }));
      await expect(toast(page, 'Removing the Service')).toBeVisible();
      await expect(remove).toHaveCount(lines - 1);
      await goToToast(page);
      await page.clock.fastForward(longerThanAToastMs);
      await expect(toast(page, 'Removing the Service')).toBeVisible();
      await pressOn(page, undo(page));

      await expect(remove).toHaveCount(lines);
      await expect(remove.first()).toBeFocused();
      await expect(toast(page, 'Removing the Service')).toBeHidden();
      await expect(remove.first()).toBeFocused();
      await page.reload();
      await expect(remove).toHaveCount(lines);
    });
  }

  test('when the focus leaves the toast after the toast’s time is over, then the service is removed', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { remove, lines } = await removeFirstLine(page, await aDraftQuote({ client, provider }));
    await tabTo(page, undo(page));
    await page.clock.fastForward(longerThanAToastMs);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');

    await expect(toast(page, 'Service Removed')).toBeVisible();
    await expect(remove).toHaveCount(lines - 1);
  });
});
