import type { Page } from '@playwright/test';

import { moveTo, pressOn, typeDate, typeInto, typeTime } from '../fixtures/keyboard.ts';
import { waitForRequestRow } from '../fixtures/open-until.ts';
import { aClient, anEventRequest, aProvider } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../fixtures/toast.ts';

test.describe('the main journey', () => {
  test('when a client and a provider use only the keyboard, then the event is booked', async ({
    newPerson,
  }) => {
    const [clientPage, providerPage] = await Promise.all([newPerson(), newPerson()]);
    const client = aClient();
    const provider = aProvider();
    const request = anEventRequest(provider.email);

    await signUpProvider(providerPage, provider);
    await signUpClient(clientPage, client);
    await createEvent(clientPage, request);
    await sendEvent(clientPage);
    await quoteAndSend(providerPage, request.name);
    await acceptQuote(clientPage);

    await expect(clientPage.getByRole('article').filter({ hasText: request.name })).toContainText('Booked');
  });
});

async function signUpProvider(page: Page, provider: ReturnType<typeof aProvider>): Promise<void> {
  const form = page.getByRole('form', { name: 'Create a provider account' });
  await page.goto('/auth');
  await pressOn(page, page.getByRole('tab', { name: "I'm a Client" }), 'ArrowRight');
  await typeInto(page, form.getByLabel('Business Name'), provider.businessName);
  await typeInto(page, form.getByLabel('Email'), provider.email);
  await typeInto(page, form.getByLabel('Phone'), provider.phone);
  await typeInto(page, form.getByLabel('Password', { exact: true }), provider.password);
  await typeInto(page, form.getByLabel('Confirm Password'), provider.password);
  await pressOn(page, form.getByRole('button', { name: 'Create Account' }));
  await expect(toast(page, 'Provider Account Created')).toBeVisible();
}

async function signUpClient(page: Page, client: ReturnType<typeof aClient>): Promise<void> {
  const form = page.getByRole('form', { name: 'Create a client account' });
  await page.goto('/auth');
  await typeInto(page, form.getByLabel('First Name'), client.firstName);
  await typeInto(page, form.getByLabel('Last Name'), client.lastName);
  await typeInto(page, form.getByLabel('Email'), client.email);
  await typeInto(page, form.getByLabel('Phone'), client.phone);
  await typeInto(page, form.getByLabel('Password', { exact: true }), client.password);
  await typeInto(page, form.getByLabel('Confirm Password'), client.password);
  await pressOn(page, form.getByRole('button', { name: 'Create Account' }));
  await expect(toast(page, 'Client Account Created')).toBeVisible();
}

async function createEvent(page: Page, request: ReturnType<typeof anEventRequest>): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await pressOn(page, page.getByRole('link', { name: 'Create Your First Event' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Event' })).toBeFocused();

  await typeInto(page, field('Event Name'), request.name);
  await typeInto(page, field('Event Type'), request.eventCategory);
  await typeInto(page, field('Provider Email'), request.providerEmail);
  await typeDate(page, field('Event Date'), request.eventDate);
  await typeTime(page, field('Start Time'), request.startTime);
  await typeTime(page, field('End Time'), request.endTime);
  await typeInto(page, field('Duration (hours)'), String(request.duration));
  await typeInto(page, field('Guest Count'), String(request.guestCount));
  await typeInto(page, field('Key Contact Name'), request.keyContactName);
  await typeInto(page, field('Key Contact Phone'), request.keyContactPhone);
  await typeInto(page, field('Venue Address'), request.venueAddress);
  await typeTime(page, field('Venue Entry Time'), request.venueEntryTime);
  await typeTime(page, field('Venue Exit Time'), request.venueExitTime);
  await pressOn(page, page.getByRole('checkbox', { name: 'DJ', exact: true }), 'Space');
  await pressOn(page, page.getByRole('button', { name: 'Create Event' }));
  await expect(toast(page, 'Event Created')).toBeVisible();
}

async function sendEvent(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: 'Send to provider' }));
  await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: /Send/ }));
  await expect(toast(page, 'Event Sent')).toBeVisible();
}

async function quoteAndSend(page: Page, eventName: string): Promise<void> {
  const request = await waitForRequestRow(page, eventName);
  await pressOn(page, request.getByRole('button', { name: 'Create Quote' }));
  await expect(page.getByRole('heading', { level: 1, name: eventName })).toBeFocused();

  await typeInto(page, page.getByLabel('Service name'), 'DJ');
  await typeInto(page, page.getByLabel('Cost'), '599.00');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Service name')).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Approve for Review' }));
  await expect(toast(page, 'Quote Approved for Review')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Send to Client' }));
  await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Send to Client' }));
  await expect(toast(page, 'Quote Sent')).toBeVisible();
}

async function acceptQuote(page: Page): Promise<void> {
  await page.goto('/client-admin');
  await pressOn(page, page.getByRole('tab', { name: 'My Events' }), 'ArrowRight');
  await pressOn(page, page.getByRole('button', { name: 'Accept this Quote' }));
  await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Accept this Quote' }));
  await expect(toast(page, 'Quote Accepted')).toBeVisible();
  // With Shift+Tab, because the tab precedes the focused element, and Tab would leave the page after the toast, which is its last element.
  await moveTo(page, page.getByRole('tab', { name: /Quotes/ }), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
}
