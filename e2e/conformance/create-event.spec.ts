import { anEventRequest } from '../fixtures/people.ts';
import { toast } from '../fixtures/toast.ts';
import { eventRow } from './fixtures/client-actions.ts';
import { fillRequest } from './fixtures/client-forms.ts';
import { mainHeading } from './fixtures/main-heading.ts';
import { expectToast } from './fixtures/toasts.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

test.describe('2 Create Event', () => {
  test("when a client opens the page, then it shows 'Create New Event'", async ({ clientPage: page }) => {
    await page.goto('/create-event');

    await expect(mainHeading(page, 'Create New Event')).toBeVisible();
    await expect(page.getByText('Tell us about your upcoming event')).toBeVisible();
  });

  for (const name of ['Back to Dashboard', 'Cancel']) {
    test(`when ${name} is used, then /client-admin opens`, async ({ clientPage: page }) => {
      await page.goto('/create-event');

      await page.getByRole('link', { name }).click();

      await expect(page).toHaveURL('/client-admin');
    });
  }

  test('when the event is created, then /?tab=events opens', async ({ clientPage: page, provider }) => {
    await page.goto('/create-event');
    const request = anEventRequest(provider.account.email);
    await fillRequest(page, request);

    await page.getByRole('button', { name: 'Create Event' }).click();

    await expect(page).toHaveURL('/?tab=events');
    await expect(eventRow(page, request.name)).toBeVisible();
  });

  test('when nobody is signed in, then the page redirects to /auth and shows no form', async ({ page }) => {
    await page.goto('/create-event');

    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('button', { name: 'Create Event' })).toBeHidden();
  });
});

test.describe('5 Create event', () => {
  test('when the end time is before the start time, then the event ends on the next day', async ({
    clientPage: page,
    provider,
  }) => {
    await page.goto('/create-event');
    const request = anEventRequest(provider.account.email);
    await fillRequest(page, { ...request, name: 'Robin’s Late Show', startTime: '20:00', endTime: '01:00' });

    await expect(page.getByLabel('End Time')).toHaveAccessibleDescription(/^The next day, /);
    await page.getByRole('button', { name: 'Create Event' }).click();
    await expect(toast(page, 'Event Created')).toBeVisible();
  });
});

test.describe('8 Creating an event', () => {
  test("when no provider has the email, then 'Provider Not Found' appears", async ({ clientPage: page }) => {
    await page.goto('/create-event');
    await fillRequest(page, anEventRequest('nobody@journey.example'));

    await page.getByRole('button', { name: 'Create Event' }).click();

    await expectToast(page, 'Provider Not Found', 'Provider not found');
  });
});
