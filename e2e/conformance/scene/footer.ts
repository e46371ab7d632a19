import type { Locator, Page } from '@playwright/test';

import { fill } from './fill.ts';

export function footer(page: Page): Locator {
  return page.getByRole('contentinfo');
}

/** Scrolls to the form, which loads when the footer is near. */
export async function goToForm(page: Page): Promise<void> {
  await page.goto('/home');
  await footer(page).scrollIntoViewIfNeeded();
}

/** Sends the message with the footer's form, from an unused address. */
export async function writeToOperator(page: Page, email: string): Promise<void> {
  await fill(footer(page), {
    'Your Name': 'Robin Vale',
    'Email Address': email,
    'What service do you need?': 'A DJ for a graduation',
  });
}

export async function sendMessage(page: Page): Promise<void> {
  await footer(page).getByRole('button', { name: 'Send Message' }).click();
}
