import { createClientEvent } from '@marquee/contracts/client-event-operations';

import { toast } from '../fixtures/toast.ts';
import { eventRow, sendToProvider } from './fixtures/client-actions.ts';
import { aDetailsForm, fillEventDetails } from './fixtures/client-forms.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

test.describe('Decisions: an event without a provider', () => {
  test('when the event is created with the client event form, then it is a draft that can be edited but not sent', async ({
    clientPage: page,
  }) => {
    await fillEventDetails(page);
    await page.getByRole('button', { name: 'Submit Event Details' }).click();
    await expect(page).toHaveURL('/client-portal');

    const row = eventRow(page, aDetailsForm.eventName);
    await expect(row.getByText('Draft', { exact: true })).toBeVisible();
    await expect(row.getByRole('link', { name: 'Edit' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Send to provider' })).toBeHidden();
  });

  test('when the client adds a provider on the edit page, then the event can be sent', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const body = { ...aDetailsForm, eventName: 'Robin’s Anniversary' };
    const { id, name } = await client.api.call(createClientEvent, { body });
    await page.goto(`/edit-event/${id}`);

    await page.getByLabel('Provider Email (optional)').fill(provider.account.email);
    await page.getByRole('button', { name: 'Update Event' }).click();
    await expect(toast(page, 'Event Updated')).toBeVisible();
    await sendToProvider(page);

    await expect(eventRow(page, name)).toContainText('Sent to Northern Lights DJs');
  });

  test('when the edit page opens, then it shows the key contact and the alternate phone', async ({
    clientPage: page,
    client,
  }) => {
    const body = { ...aDetailsForm, eventName: 'Robin’s Wedding', additionalContactPhone: '5550177' };
    const { id } = await client.api.call(createClientEvent, { body });

    await page.goto(`/edit-event/${id}`);

    await expect(page.getByLabel('Primary Contact Name')).toHaveValue('Robin Vale');
    await expect(page.getByLabel('Primary Contact Phone')).toHaveValue('(917) 555-0148');
    await expect(page.getByLabel('Additional Contact (optional)')).toHaveValue('5550177');
  });
});
