import type { Locator, Page } from '@playwright/test';

/** An event in a list of events. */
export function eventRow(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** A quote in the client's Quotes tab, by the title of its card. */
export function quoteCard(page: Page, title: string | RegExp): Locator {
  return page.getByRole('region', { name: title });
}

/** Sends the only draft on the page and confirms it. */
export async function sendToProvider(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send to provider' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send to provider' }).click();
}

/** Accepts the only open quote on the page and confirms it. */
export async function acceptQuote(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept this Quote' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept this Quote' }).click();
}

/** The value beside a term of a description list. */
export function fact(within: Page | Locator, term: string): Locator {
  return within.locator(`dl > div:has(> dt:text-is("${term}")) > dd`);
}
