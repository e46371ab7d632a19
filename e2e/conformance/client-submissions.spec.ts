import { anEventRequest } from '../fixtures/people.ts';
import { fillEventDetails, fillRequest } from './fixtures/client-forms.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

test.describe('4 Where submissions lead', () => {
  test('when the forms are submitted, then create leads to the events, edit to the dashboard, and event details to the portal', async ({
    clientPage: page,
    provider,
  }) => {
    await page.goto('/create-event');
    await fillRequest(page, anEventRequest(provider.account.email));
    await page.getByRole('button', { name: 'Create Event' }).click();
    await expect(page).toHaveURL('/?tab=events');

    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Update Event' }).click();
    await expect(page).toHaveURL('/client-admin');

    await fillEventDetails(page);
    await page.getByRole('button', { name: 'Submit Event Details' }).click();
    await expect(page).toHaveURL('/client-portal');
  });
});

test.describe('8 Other messages of the edit page', () => {
  test("when a provider opens the page, then it shows 'Access denied. Client login required.'", async ({
    providerPage: page,
  }) => {
    await page.goto('/edit-event/of-somebody-else');

    await expect(page.getByRole('heading', { name: 'Access denied. Client login required.' })).toBeVisible();
  });

  test("when the id is malformed, then the page shows 'Event not found.'", async ({ clientPage: page }) => {
    await page.goto('/edit-event/not-an-id');

    await expect(page.getByRole('heading', { name: 'Event not found.' })).toBeVisible();
  });
});
