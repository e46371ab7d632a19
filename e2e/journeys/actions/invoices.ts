import type { Locator, Page } from '@playwright/test';

import { openUntil } from '../../fixtures/open-until.ts';
import { expect } from '../../fixtures/test.ts';
import { toast } from '../../fixtures/toast.ts';

type InvoicePart = 'Deposit' | 'Balance';

/** Sets the deposit in the terms of the quote that is open in the editor. */
export async function setDeposit(page: Page, percent: string): Promise<void> {
  const terms = page.getByRole('form', { name: 'Terms', exact: true });
  await terms.getByLabel('Deposit', { exact: true }).selectOption('A percentage of the total');
  await terms.getByLabel('Deposit (%)', { exact: true }).fill(percent);
  await terms.getByRole('button', { name: 'Save Terms', exact: true }).click();
  await expect(toast(page, 'Quote Updated')).toBeVisible();
}

/** Opens the invoices tab repeatedly until the event's invoices appear, because billing creates them when it receives a message. */
export async function waitForInvoices(page: Page, address: string, eventName: string): Promise<Locator> {
  const row = page.getByRole('table', { name: 'Invoices', exact: true }).getByRole('row');
  await openUntil(page, address, () =>
    expect(row.filter({ hasText: eventName }).first()).toBeVisible({ timeout: 3_000 }),
  );
  return row;
}

export async function openInvoice(page: Page, eventName: string, part: InvoicePart): Promise<void> {
  await page.goto('/provider-admin?tab=invoices');
  await page.getByRole('link', { name: `Open Invoice for ${eventName}, ${part}`, exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Invoice for ${eventName}`, exact: true }),
  ).toBeVisible();
}

/** Sets the billing address on an invoice's page; sent invoices do not change. */
export async function saveBillingAddress(page: Page, address: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Your billing address', exact: true });
  await form.getByLabel(/^Billing address/).fill(address);
  await form.getByRole('button', { name: 'Save Address', exact: true }).click();
  await expect(toast(page, 'Billing Address Saved')).toBeVisible();
}

export async function saveTaxNumber(page: Page, taxNumber: string): Promise<void> {
  await page.goto('/provider/billing');
  const form = page.getByRole('form', { name: 'Payment defaults', exact: true });
  await form.getByLabel(/^Tax number/).fill(taxNumber);
  await form.getByRole('button', { name: 'Save Defaults', exact: true }).click();
  await expect(toast(page, 'Defaults Saved')).toBeVisible();
}

export async function sendNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Now', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send Now', exact: true }).click();
  await expect(toast(page, 'Invoice Sent')).toBeVisible();
}

/** The file name under which the browser saves the button's download. */
export async function downloadName(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return download.suggestedFilename();
}

/** Records a payment with today's date, which the dialog suggests. */
export async function recordPayment(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Record Payment', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Note/).fill(note);
  await dialog.getByRole('button', { name: 'Record Payment', exact: true }).click();
  await expect(toast(page, 'Payment Recorded')).toBeVisible();
}

export async function refund(page: Page, amount: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount', { exact: true }).fill(amount);
  await dialog.getByLabel('Reason', { exact: true }).fill(reason);
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(toast(page, 'Refund Recorded')).toBeVisible();
}

/**
 * Opens the workflow repeatedly until the stages Invoice Sent and Invoice Paid of the only event are as expected, because billing's
 * messages arrive asynchronously.
 */
export async function waitForWorkflow(page: Page, expected: { sent: boolean; paid: boolean }): Promise<void> {
  const cells = page
    .getByRole('table', { name: 'Workflow', exact: true })
    .getByRole('row')
    .nth(1)
    .getByRole('cell');
  await openUntil(page, '/provider?tab=workflow', async () => {
    await expect(cells).toHaveCount(8, { timeout: 3_000 });
    const texts = await cells.allTextContents();
    expect(texts.slice(-2).map((words) => words.includes('Completed'))).toEqual([
      expected.sent,
      expected.paid,
    ]);
  });
}
