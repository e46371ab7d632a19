import type { Page } from '@playwright/test';

import { findMotion } from '../browser/find-motion.js';
import { accounts } from '../fixtures/demo.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../fixtures/toast.ts';

const movingElements = [
  { element: 'a message and a toast', show: sendMessage },
  { element: 'the command palette', show: openCommandPalette },
  { element: 'the menu on a phone', show: openMobileMenu },
  { element: 'a dialog', show: openDialog },
  { element: 'a loading page', show: waitForPage },
];

test.describe('reduced motion', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await signIn(page, baseURL ?? '', accounts.client ?? { email: '', password: '' });
    await page.addInitScript(collectMotion);
  });

  for (const { element, show } of movingElements) {
    test(`when there is ${element}, then nothing moves`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });

      await show(page);

      expect(await motionSeen(page)).toEqual([]);
    });
  }

  test('when the user has not requested reduced motion, then a dialog moves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });

    await openDialog(page);

    expect(await motionSeen(page)).not.toEqual([]);
  });
});

/** Runs in every animation frame, because most motion ends before a test could see it. */
const collectMotion = `
  window.motionSeen = new Set();
  const findMotion = ${findMotion.toString()};
  const recordFrame = () => {
    findMotion().forEach((motion) => window.motionSeen.add(motion));
    requestAnimationFrame(recordFrame);
  };
  requestAnimationFrame(recordFrame);
`;

/** Returns the motion seen so far. Waits one more frame, so that the motion of the last action is included. */
function motionSeen(page: Page): Promise<string[]> {
  return page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => resolve([...window.motionSeen])))',
  );
}

async function sendMessage(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await page.goto('/home');
  await footer.scrollIntoViewIfNeeded();
  await footer.getByLabel('Your Name').fill('Amara Okafor');
  await footer.getByLabel('Email Address').fill('amara@okafor.example');
  await footer.getByLabel('What service do you need?').fill('A DJ for a graduation');
  await footer.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'Message Sent')).toBeVisible();
}

async function openCommandPalette(page: Page): Promise<void> {
  await page.goto('/home');
  // The button, not the shortcut, because a click before hydration is replayed and a key is not.
  await page.getByRole('button', { name: 'Quick menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function openMobileMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/home');
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Dashboard' })).toBeVisible();
}

async function openDialog(page: Page): Promise<void> {
  await page.goto('/client-admin');
  await page.getByRole('button', { name: 'View' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Opens the dashboard. Delays the events until the loading state is visible, which appears only after 300 ms. */
async function waitForPage(page: Page): Promise<void> {
  const release = await holdRequests(page, '**/api/client/events*');
  await page.goto('/client-admin');
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCSS('opacity', '1');
  release();
  await expect(page.getByRole('button', { name: 'View' }).first()).toBeVisible();
}
