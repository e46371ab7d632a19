import type { Page } from '@playwright/test';

import { fillRequest } from '../../conformance/fixtures/client-forms.ts';
import type { anEventRequest } from '../../fixtures/people.ts';
import { expect } from '../../fixtures/test.ts';
import { toast } from '../../fixtures/toast.ts';

/** Fills the create-event page and waits for the dashboard that follows. */
export async function createEvent(page: Page, request: ReturnType<typeof anEventRequest>): Promise<void> {
  await page.getByRole('link', { name: 'Create New Event' }).click();
  await fillRequest(page, request);
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(toast(page, 'Event Created')).toBeVisible();
  await expect(page).toHaveURL(/\/\?tab=events$/);
}
