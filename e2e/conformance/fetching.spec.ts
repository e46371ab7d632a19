import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { updateClientProfile } from '@marquee/contracts/profile-operations';
import type { Page } from '@playwright/test';

import { toast } from '../fixtures/toast.ts';
import { apiCalls } from './scene/api-calls.ts';
import { fill } from './scene/fill.ts';
import { landingPage } from './scene/main-heading.ts';
import { callsOf, refuse } from './scene/network.ts';
import { expect, test } from './scene/test.ts';

const noEvents = 'Ready to Plan Your First Event?';

test.describe('9 Data fetching', () => {
  test('when an hour passes, then nothing is read again', async ({ clientPage }) => {
    await clientPage.clock.install();
    await clientPage.goto('/client-admin');
    await expect(clientPage.getByText(noEvents)).toBeVisible();
    const calls = apiCalls(clientPage);

    await clientPage.clock.fastForward('01:00:00');

    await goHome(clientPage);
    expect(calls).toEqual([]);
  });

  test('when the window gets the focus again, then nothing is read again', async ({ clientPage }) => {
    await clientPage.goto('/client-admin');
    await expect(clientPage.getByText(noEvents)).toBeVisible();
    const calls = apiCalls(clientPage);

    await clientPage.evaluate(
      "window.dispatchEvent(new Event('focus')); document.dispatchEvent(new Event('visibilitychange'))",
    );

    await goHome(clientPage);
    expect(calls).toEqual([]);
  });

  test('when a page is come back to, then its events are not read again', async ({ clientPage }) => {
    const reads = callsOf(clientPage, listClientEvents);
    await clientPage.goto('/client-admin');
    await expect(clientPage.getByText(noEvents)).toBeVisible();
    await goHome(clientPage);

    await clientPage.getByRole('banner').getByRole('link', { name: 'My Dashboard' }).click();

    await expect(clientPage.getByText(noEvents)).toBeVisible();
    expect(reads).toHaveLength(1);
  });

  test('when a read fails, then it is not tried again but by hand', async ({ clientPage }) => {
    await clientPage.clock.install();
    await refuse(clientPage, listClientEvents, { status: 503, message: 'Events rest for a minute' });
    const reads = callsOf(clientPage, listClientEvents);
    await clientPage.goto('/client-admin');
    await expect(clientPage.getByText('Events rest for a minute')).toBeVisible();
    await clientPage.clock.fastForward('01:00');

    await clientPage.getByRole('button', { name: 'Retry' }).first().click();

    await expect.poll(() => reads.length).toBe(2);
  });

  test('when a write fails, then it is not tried again', async ({ clientPage }) => {
    await clientPage.clock.install();
    await refuse(clientPage, updateClientProfile, { status: 503, message: 'Profiles rest for a minute' });
    const writes = callsOf(clientPage, updateClientProfile);
    await clientPage.goto('/client-admin?tab=profile');
    await clientPage.getByRole('button', { name: 'Edit Profile' }).click();
    await clientPage.getByLabel('Home Address').fill('12 Prospect Park West, Brooklyn');

    await clientPage.getByRole('button', { name: 'Save Changes' }).click();

    await expect(toast(clientPage, 'Profiles rest for a minute')).toBeVisible();
    await clientPage.clock.fastForward('01:00');
    await expect(clientPage.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
    expect(writes).toHaveLength(1);
  });
});

test.describe('9 Toasts', () => {
  test('when a second one comes, then at most one is visible', async ({ page }) => {
    await page.goto('/auth');
    const form = page.getByRole('form', { name: 'Sign In' });
    await fill(form, { Email: 'nobody@journey.example', Password: 'wrong' });
    await form.getByRole('button', { name: 'Sign In' }).click();
    await expect(toast(page, 'Login Failed')).toBeVisible();

    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByRole('button', { name: 'Send Reset Link' }).click();

    await expect(toast(page, 'Password Reset Email Sent')).toBeVisible();
    await expect(toasts(page)).toHaveCount(1);
    await expect(toast(page, 'Login Failed')).toBeHidden();
  });
});

async function goHome(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(landingPage(page)).toBeVisible();
}

function toasts(page: Page) {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}
