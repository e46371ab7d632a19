import type { Page } from '@playwright/test';

import type { anEventRequest } from '../../fixtures/people.ts';
import { expect } from '../../fixtures/test.ts';
import { toast } from '../../fixtures/toast.ts';

/** Fills the create-event page and waits for the dashboard that follows. */
export async function createEvent(page: Page, request: ReturnType<typeof anEventRequest>): Promise<void> {
  await page.getByRole('link', { name: /Create (New|Your First) Event/ }).click();
  await fillRequest(page, request);
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(toast(page, 'Event Created')).toBeVisible();
  await expect(page).toHaveURL(/\/\?tab=events$/);
}

async function fillRequest(page: Page, request: ReturnType<typeof anEventRequest>): Promise<void> {
  const texts = {
    'Event Name': request.name,
    'Provider Email': request.providerEmail,
    'Event Date': request.eventDate,
    'Start Time': request.startTime,
    'End Time': request.endTime,
    'Duration (hours)': String(request.duration),
    'Guest Count': String(request.guestCount),
    'Key Contact Name': request.keyContactName,
    'Key Contact Phone': request.keyContactPhone,
    'Venue Address': request.venueAddress,
    'Venue Entry Time': request.venueEntryTime,
    'Venue Exit Time': request.venueExitTime,
  };
  await page.getByLabel('Event Type').selectOption(request.eventCategory);
  for (const [label, text] of Object.entries(texts)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  for (const service of request.servicesNeeded) {
    await page.getByRole('checkbox', { name: service, exact: true }).check({ force: true });
  }
}
