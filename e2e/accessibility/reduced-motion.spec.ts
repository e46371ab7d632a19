import type { Page } from '@playwright/test';

import { findMotion } from '../browser/find-motion.js';
import { accounts } from '../fixtures/demo.ts';
import { hold } from '../fixtures/hold.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../fixtures/toast.ts';
import { untilTakenOver } from '../fixtures/until-taken-over.ts';

const whatMoves = [
  { what: 'a message and a toast', act: sendMessage },
  { what: 'the command palette', act: openQuickMenu },
  { what: 'the menu on a phone', act: openMobileMenu },
  { what: 'a dialog', act: openDialog },
  { what: 'a loading page', act: waitForPage },
];

test.describe('reduced motion', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await signIn(page, baseURL ?? '', accounts.client ?? { email: '', password: '' });
    await page.addInitScript(collectMotion);
  });

  for (const { what, act } of whatMoves) {
    test(`when there is ${what}, then nothing moves`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });

      await act(page);

      expect(await motionSeen(page)).toEqual([]);
    });
  }

  test('when the user has not requested it, then there is motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });

    await openDialog(page);

    expect(await motionSeen(page)).not.toEqual([]);
  });
});

/** Runs in every frame, because most motion ends before a test could see it. */
const collectMotion = `
  window.motionSeen = new Set();
  const findMotion = ${findMotion.toString()};
  const look = () => {
    findMotion().forEach((motion) => window.motionSeen.add(motion));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

/** Waits one more frame, so that the last action is included. */
function motionSeen(page: Page): Promise<string[]> {
  return page.evaluate('new Promise((tell) => requestAnimationFrame(() => tell([...window.motionSeen])))');
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

async function openQuickMenu(page: Page): Promise<void> {
  await page.goto('/home');
  await untilTakenOver(page);
  await page.keyboard.press('Control+k');
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

/** Delays answers beyond the 300 ms after which a spinner or a skeleton appears. */
async function waitForPage(page: Page): Promise<void> {
  const letCome = await hold(page, '**/api/client/events*');
  await page.goto('/client-admin');
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCSS('opacity', '1');
  letCome();
  await expect(page.getByRole('button', { name: 'View' }).first()).toBeVisible();
}
