import type { Page } from '@playwright/test';

import { waitForRequestRow } from '../../fixtures/open-until.ts';
import { readClipboard } from '../../fixtures/read-clipboard.ts';
import { expect } from '../../fixtures/test.ts';
import { toast } from '../../fixtures/toast.ts';

/** Goes from the request to the editor of its new quote. */
export async function createQuoteFrom(page: Page, eventName: string): Promise<void> {
  const request = await waitForRequestRow(page, eventName);
  await request.getByRole('button', { name: 'Create Quote' }).click();
  await expect(toast(page, 'Quote Created')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: eventName })).toBeVisible();
}

export async function addService(page: Page, serviceName: string, cost: string): Promise<void> {
  await page.getByLabel('Service name').fill(serviceName);
  await page.getByLabel('Cost').fill(cost);
  await page.getByRole('button', { name: 'Add Service' }).click();
  await expect(page.getByRole('table', { name: 'Services' }).getByText(serviceName)).toBeVisible();
}

/** Approves and sends the quote in the editor; returns its public address. */
export async function approveAndSend(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Approve for Review' }).click();
  await expect(toast(page, 'Quote Approved for Review')).toBeVisible();
  await page.getByRole('button', { name: 'Send to Client' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send to Client' }).click();
  await expect(toast(page, 'Quote Sent')).toBeVisible();
  return copyShareUrl(page);
}

async function copyShareUrl(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-write']);
  await page.getByRole('button', { name: 'Copy Share URL' }).click();
  await expect(toast(page, 'URL Copied')).toBeVisible();
  return readClipboard(page);
}
