import type { Page } from '@playwright/test';

import { openBeforeHydration } from '../fixtures/open-before-hydration.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { watchUnexpectedShifts } from '../fixtures/watch-shifts.ts';

const phone = { width: 390, height: 844 };

const bar = (page: Page) => page.getByRole('banner');
const menuLink = (page: Page) => bar(page).getByRole('link', { name: 'Home' });

test.describe('a page before its application runs', { tag: '@one-service' }, () => {
  for (const path of ['/', '/founder']) {
    test(`when the visitor presses the menu button of ${path}, then the menu opens, and a link in it works`, async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      await openBeforeHydration(page, path);

      await bar(page).getByRole('button', { name: 'Menu' }).click();

      await expect(bar(page).getByRole('button', { name: 'Close' })).toHaveAttribute('aria-expanded', 'true');
      await menuLink(page).click();
      await expect(page).toHaveURL('/home');
    });
  }

  test('when the menu is open, then the page does not scroll, and Escape, the scrim and the button close the menu', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await openBeforeHydration(page, '/');
    const toggle = bar(page).getByRole('button', { name: /^(Menu|Close)$/ });

    await toggle.click();
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate('scrollY')).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menuLink(page)).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.click();
    await page.mouse.click(200, 800);
    await expect(menuLink(page)).toBeHidden();

    await toggle.click();
    await toggle.click();
    await expect(menuLink(page)).toBeHidden();
  });

  test('when a page hydrates with an open menu, then the menu stays open in its place', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.addInitScript(watchUnexpectedShifts);
    const release = await openBeforeHydration(page, '/');
    await bar(page).getByRole('button', { name: 'Menu' }).click();
    await page.evaluate('window.links = [...document.querySelectorAll("header nav a")]');

    release();
    await waitForHydration(page);

    await expect(menuLink(page)).toBeVisible();
    expect(
      await page.evaluate('links.at(-1) === [...document.querySelectorAll("header nav a")].at(-1)'),
    ).toBe(true);
    expect(await page.evaluate('shift')).toBeLessThanOrEqual(0.02);
    await page.keyboard.press('Escape');
    await expect(menuLink(page)).toBeHidden();
    await expect(bar(page).getByRole('button', { name: 'Menu' })).toBeFocused();
  });

  test('when Tab leaves the last link of the menu, then the focus returns to the menu’s first control', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await openBeforeHydration(page, '/');
    await bar(page).getByRole('button', { name: 'Menu' }).click();

    await page.keyboard.press('Shift+Tab');
    await expect(bar(page).getByRole('link', { name: 'Get Started' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('button', { name: 'Close' })).toBeFocused();
  });

  test("when the visitor presses 'Book Your Event', then the link works", async ({ page }) => {
    await openBeforeHydration(page, '/');

    await page.getByRole('main').getByRole('link', { name: 'Book Your Event' }).first().click();

    await expect(page).toHaveURL('/auth');
  });

  test('when the visitor presses a button that needs the application, then it looks busy at once and acts after hydration', async ({
    page,
  }) => {
    const release = await openBeforeHydration(page, '/terms');
    const button = page.getByRole('button', { name: 'Quick menu' });

    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    release();

    await expect(page.getByRole('dialog', { name: 'Quick menu' })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });

  test('when the visitor scrolls to the footer, then the place of the contact form looks busy until the form has loaded', async ({
    page,
  }) => {
    const release = await openBeforeHydration(page, '/terms');
    const busy = () => page.evaluate<string>(contentBefore('footer section:last-of-type > div'));

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(busy).not.toBe('none');
    release();

    await expect(page.getByRole('form', { name: 'Write to us' })).toBeVisible();
    expect(await busy()).toBe('none');
  });
});

function contentBefore(selector: string): string {
  return `getComputedStyle(document.querySelector('${selector}'), '::before').content`;
}
