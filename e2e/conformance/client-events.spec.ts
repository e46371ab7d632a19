import { aDraftEvent } from './fixtures/bookings.ts';
import { eventRow } from './fixtures/client-actions.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

test.describe('2 Client dashboard', () => {
  test('when Create New Event is pressed, then /create-event opens', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aDraftEvent({ client, provider });
    await page.goto('/client-admin');

    await page.getByRole('link', { name: 'Create New Event' }).click();

    await expect(page).toHaveURL('/create-event');
  });

  test('when Edit is pressed on a draft, then /edit-event/{id} opens', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const name = 'Robin’s Anniversary';
    const { id } = await aDraftEvent({ client, provider }, { name });
    await page.goto('/client-admin');

    await eventRow(page, name).getByRole('link', { name: 'Edit' }).click();

    await expect(page).toHaveURL(`/edit-event/${id}`);
    await expect(page.getByLabel('Event Name')).toHaveValue(name);
  });
});
