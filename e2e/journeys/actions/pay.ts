import type { Page } from '@playwright/test';

import { expect } from '../../fixtures/test.ts';

export const goodCard = '4242 4242 4242 4242';
export const declinedCard = '4000 0000 0000 0002';

/** The error that Chromium reports on the payment page when a card is declined. */
export const declineError = /a status of 402 .*\/checkout\//;
/** A card that can be saved, but not charged. */
export const chargeFailsCard = '4000 0000 0000 0341';

/** Fills and submits the form of a hosted payment page, which an emulator serves here. */
export async function enterCard(page: Page, number: string, button: string): Promise<void> {
  await page.getByLabel('Card number', { exact: true }).fill(number);
  await page.getByLabel('Expiration (MM / YY)', { exact: true }).fill('12 / 49');
  await page.getByLabel('CVC', { exact: true }).fill('123');
  await page.getByLabel('Name on card', { exact: true }).fill('Robin Vale');
  await page.getByRole('button', { name: button, exact: true }).click();
}

export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upgrade Now', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscribe', exact: true })).toBeVisible();
}

/** Goes from the dashboard through the checkout to the billing page. */
export async function upgrade(page: Page): Promise<void> {
  await goToCheckout(page);
  await enterCard(page, goodCard, 'Subscribe');
  await expect(page.getByText('Thank you. Your subscription is active.', { exact: true })).toBeVisible();
}

/**
 * Advances the clock of the Stripe emulator at the open page's origin by 32 days. Payments due in that time happen, and the emulator sends
 * their webhooks.
 */
export async function advanceClockByMonth(page: Page): Promise<void> {
  await page.goto(new URL('/stand-in', page.url()).toString());
  await page.getByLabel('Days', { exact: true }).fill('32');
  await page.getByRole('button', { name: 'Move the clock', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Clock', exact: true })).toBeVisible();
}
