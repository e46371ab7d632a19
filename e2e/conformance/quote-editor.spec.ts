import { addLineItem } from '@marquee/contracts/quote-change-operations';
import { createQuote, updateQuote } from '@marquee/contracts/quote-operations';
import type { Page } from '@playwright/test';

import { toast } from '../fixtures/toast.ts';
import { aDraftQuote } from './scene/bookings.ts';
import { callsOf } from './scene/network.ts';
import { addService, openEditor, serviceLines, stage, typeEventName } from './scene/quotes.ts';
import { expect, test } from './scene/test.ts';

async function openNewQuote(page: Page) {
  await page.goto('/provider');
  await page.getByRole('button', { name: 'New Quote' }).click();
  return page.getByRole('dialog', { name: 'New Quote' });
}

test.describe('5 New quote', () => {
  test('when the event name or the client e-mail is missing, then the button is disabled', async ({
    providerPage,
  }) => {
    const dialog = await openNewQuote(providerPage);
    const create = dialog.getByRole('button', { name: 'Create Quote' });
    await expect(create).toBeDisabled();

    await dialog.getByLabel('Event Name').fill('Garden Party');
    await expect(create).toBeDisabled();
    await dialog.getByLabel('Client Email').fill('marta@reyes.example');

    await expect(create).toBeEnabled();
  });

  test('when the client name is left out, then the quote is made all the same', async ({
    providerPage: page,
  }) => {
    const calls = callsOf(page, createQuote);
    const dialog = await openNewQuote(page);
    await dialog.getByLabel('Event Name').fill('Garden Party');
    await dialog.getByLabel('Client Email').fill('marta@reyes.example');

    await dialog.getByRole('button', { name: 'Create Quote' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Garden Party' })).toBeVisible();
    expect(calls[0]?.postDataJSON()).toEqual({
      eventName: 'Garden Party',
      clientEmail: 'marta@reyes.example',
      clientName: '',
    });
  });
});

test.describe('5 Add service line', () => {
  test("when the name or the cost is missing, then 'Missing Information: Please enter both service name and cost'", async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const calls = callsOf(page, addLineItem);
    await openEditor(page, await aDraftQuote({ client, provider }, []));

    await addService(page, { name: 'Uplights', cost: '' });
    await expect(toast(page, 'Missing Information')).toBeVisible();
    await addService(page, { name: '', cost: '250' });

    await expect(toast(page, 'Please enter both service name and cost')).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  test("when the cost is no number, then 'Invalid Cost: Please enter a valid number for the cost'", async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const calls = callsOf(page, addLineItem);
    await openEditor(page, await aDraftQuote({ client, provider }, []));

    await addService(page, { name: 'Uplights', cost: 'a lot' });

    await expect(toast(page, 'Invalid Cost')).toBeVisible();
    await expect(toast(page, 'Please enter a valid number for the cost')).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  test('when the cost is negative, then it is a discount', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await aDraftQuote({ client, provider }));

    await addService(page, { name: 'Early booking', cost: '-49.5' });

    const line = serviceLines(page).filter({ hasText: 'Early booking' });
    await expect(line).toContainText('Discount');
    await expect(line).toContainText('−$49.50');
  });

  test('when a service is added, then the cost is sent with two decimals and the quantity is 1', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const calls = callsOf(page, addLineItem);
    await openEditor(page, await aDraftQuote({ client, provider }, []));

    await addService(page, { name: 'Uplights', cost: '250' });

    await expect(serviceLines(page)).toHaveCount(1);
    expect(calls.map((call) => call.postDataJSON() as unknown)).toEqual([
      { serviceName: 'Uplights', unitPrice: '250.00', quantity: 1, totalPrice: '250.00' },
    ]);
  });
});

test.describe('5 Approve for review', () => {
  test("when there is no service, then 'Add at least one service before approving for review'", async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await aDraftQuote({ client, provider }, []));

    await page.getByRole('button', { name: 'Approve for Review' }).click();

    await expect(toast(page, 'Add at least one service before approving for review')).toBeVisible();
  });
});

test.describe('5 Event name editing', () => {
  test('when the field is left, then the name is saved', async ({ providerPage: page, client, provider }) => {
    await openEditor(page, await aDraftQuote({ client, provider }));
    const field = await typeEventName(page, 'Robin’s Ball');

    await field.blur();
    await expect(toast(page, 'Event Name Updated')).toBeVisible();
    await page.reload();

    await expect(page.getByRole('heading', { level: 1, name: 'Robin’s Ball' })).toBeVisible();
  });

  test('when Enter is pressed, then the name is saved', async ({ providerPage: page, client, provider }) => {
    const calls = callsOf(page, updateQuote);
    await openEditor(page, await aDraftQuote({ client, provider }));
    const field = await typeEventName(page, 'Robin’s Ball');

    await field.press('Enter');

    await expect(toast(page, 'Event Name Updated')).toBeVisible();
    expect(calls.map((call) => call.postDataJSON() as unknown)).toEqual([{ eventName: 'Robin’s Ball' }]);
  });

  test('when the name is as it was, then nothing is saved', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const quote = await aDraftQuote({ client, provider });
    const calls = callsOf(page, updateQuote);
    await openEditor(page, quote);
    const field = await typeEventName(page, quote.eventName);

    await field.press('Enter');
    await page.getByRole('button', { name: 'Approve for Review' }).click();

    await expect(stage(page, 'Ready for Review: done')).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  test('when Escape is pressed, then the old name is back and nothing is saved', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const quote = await aDraftQuote({ client, provider });
    const calls = callsOf(page, updateQuote);
    await openEditor(page, quote);
    const field = await typeEventName(page, 'Robin’s Ball');

    await field.press('Escape');

    await expect(page.getByRole('heading', { level: 1, name: quote.eventName })).toBeVisible();
    expect(calls).toHaveLength(0);
  });
});
