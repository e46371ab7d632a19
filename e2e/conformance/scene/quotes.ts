import type { Locator, Page } from '@playwright/test';

type Shown = { id: string; eventName: string };

/** Opens the provider's editor and waits until the quote has loaded. */
export async function openEditor(page: Page, { id, eventName }: Shown): Promise<void> {
  await page.goto(`/provider/quotes/${id}`);
  await page.getByRole('heading', { level: 1, name: eventName }).waitFor();
}

/** Opens the quote's public page, which anyone with the address can read. */
export async function openPublicQuote(page: Page, { id, eventName }: Shown): Promise<Locator> {
  await page.goto(`/quote?quote=${id}`);
  const paper = page.getByRole('article', { name: `Quote for ${eventName}` });
  await paper.waitFor();
  return paper;
}

/** A line below the services of the public quote: 'Discount', 'Total'. */
export function totalLine(paper: Locator, label: string): Locator {
  return paper.getByRole('paragraph').filter({ hasText: new RegExp(`^${label}`) });
}

export async function addService(page: Page, service: { name: string; cost: string }): Promise<void> {
  const form = page.getByRole('form', { name: 'Add a service' });
  await form.getByLabel('Service name').fill(service.name);
  await form.getByLabel('Cost').fill(service.cost);
  await form.getByRole('button', { name: 'Add Service' }).click();
}

/** Opens the event name's field with the pencil and types a new name; the test leaves the field. */
export async function typeEventName(page: Page, eventName: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Edit event name' }).click();
  const field = page.getByRole('textbox', { name: 'Event Name' });
  await field.fill(eventName);
  return field;
}

/** A stage of the quote's progress, with its state as text: 'Sent to Client: done'. */
export function stage(page: Page, words: string): Locator {
  return page.getByRole('list', { name: 'Progress' }).getByRole('listitem').filter({ hasText: words });
}

/** The lines of the editor's table, without its head. */
export function serviceLines(page: Page): Locator {
  return page
    .getByRole('table', { name: 'Services' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
}

/** Archives the quote from the menu of the editor's action bar. */
export async function archive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
}

export async function sendToClient(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send to Client' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send to Client' }).click();
}
