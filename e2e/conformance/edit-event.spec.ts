import { aDraftEvent } from './fixtures/bookings.ts';
import { eventRow } from './fixtures/client-actions.ts';
import { expectToast } from './fixtures/toasts.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

const unknown = '/edit-event/00000000-0000-4000-8000-000000000000';

test.describe('2 Edit Event', () => {
  test('when nobody is signed in, then the page redirects to /auth', async ({ page }) => {
    await page.goto(unknown);

    await expect(page).toHaveURL('/auth');
  });

  test("when a provider opens the page, then it shows 'Access denied. Client login required.'", async ({
    providerPage: page,
  }) => {
    await page.goto(unknown);

    await expect(page.getByText('Access denied. Client login required.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Update Event' })).toBeHidden();
  });

  test("when the event does not exist, then the page shows 'Event not found.' and a link back", async ({
    clientPage: page,
  }) => {
    await page.goto(unknown);
    await expect(page.getByText('Event not found.')).toBeVisible();

    await page.getByRole('link', { name: 'Back to Dashboard' }).click();

    await expect(page).toHaveURL('/client-admin');
  });

  for (const name of ['Back to Dashboard', 'Cancel']) {
    test(`when ${name} is used, then /client-admin opens`, async ({ clientPage: page, client, provider }) => {
      const { id } = await aDraftEvent({ client, provider });
      await page.goto(`/edit-event/${id}`);

      await page.getByRole('link', { name }).click();

      await expect(page).toHaveURL('/client-admin');
    });
  }

  test('when the event is saved, then a toast appears, and /client-admin opens with the event’s new name', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { name } = await aDraftEvent({ client, provider }, { name: 'Robin’s Anniversary' });
    await page.goto('/client-admin');
    await eventRow(page, name).getByRole('link', { name: 'Edit' }).click();

    await page.getByLabel('Event Name').fill('Robin’s Late Anniversary');
    await page.getByRole('button', { name: 'Update Event' }).click();

    await expectToast(page, 'Event Updated', 'Your event has been successfully updated!');
    await expect(page).toHaveURL('/client-admin');
    await expect(eventRow(page, 'Robin’s Late Anniversary')).toBeVisible();
  });
});
