import * as changes from '@marquee/contracts/quote-change-operations';
import { createQuote, updateQuote } from '@marquee/contracts/quote-operations';
import { updateProviderProfile } from '@marquee/contracts/profile-operations';

import { toast } from '../fixtures/toast.ts';
import { aDraftQuote, anApprovedQuote } from './scene/bookings.ts';
import { refuse } from './scene/network.ts';
import { addService, archive, openEditor, sendToClient, typeEventName } from './scene/quotes.ts';
import { expectSaid } from './scene/said.ts';
import { expect, test } from './scene/test.ts';

const said = { status: 422, message: 'The server says why' };
const silent = { status: 500 };

test.describe('8 Quote failures', () => {
  test("when sending is refused, then 'Failed to Send Quote' and why", async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await anApprovedQuote({ client, provider }));
    await refuse(page, changes.sendQuoteToClient, said);

    await sendToClient(page);

    await expectSaid(page, 'Failed to Send Quote', said.message);
  });

  test("when archiving is refused, then 'Failed to Archive Quote' and the quote is back", async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await aDraftQuote({ client, provider }));
    await refuse(page, updateQuote, said);

    // The 6 s of undo pass by themselves: a toast that came up within a jump of the clock would be as old as the jump.
    await archive(page);

    await expectSaid(page, 'Failed to Archive Quote', said.message);
    await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible();
  });

  test("when renaming is refused, then 'Error' and what was typed is still there", async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await aDraftQuote({ client, provider }));
    await refuse(page, updateQuote, said);

    await (await typeEventName(page, 'Robin’s Ball')).press('Enter');

    await expectSaid(page, 'Error', said.message);
    await expect(page.getByRole('textbox', { name: 'Event Name' })).toHaveValue('Robin’s Ball');
  });

  test("when adding a service is refused, then 'Error' and what was typed stays", async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await aDraftQuote({ client, provider }));
    await refuse(page, changes.addLineItem, said);

    await addService(page, { name: 'Uplights', cost: '250' });

    await expectSaid(page, 'Error', said.message);
    await expect(page.getByRole('textbox', { name: 'Service name' })).toHaveValue('Uplights');
  });

  test("when approving is refused, then 'Error'", async ({ providerPage: page, client, provider }) => {
    await openEditor(page, await aDraftQuote({ client, provider }));
    await refuse(page, changes.approveQuoteForReview, silent);

    await page.getByRole('button', { name: 'Approve for Review' }).click();

    await expectSaid(page, 'Error', 'Failed to approve the quote');
  });

  test("when creating a quote is refused, then 'Error' and the dialog keeps what was typed", async ({
    providerPage: page,
  }) => {
    await page.goto('/provider');
    await refuse(page, createQuote, silent);
    await page.getByRole('button', { name: 'New Quote' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Quote' });
    await dialog.getByLabel('Event Name').fill('Garden Party');
    await dialog.getByLabel('Client Email').fill('marta@reyes.example');

    await dialog.getByRole('button', { name: 'Create Quote' }).click();

    await expectSaid(page, 'Error', 'Failed to create quote');
    await expect(dialog.getByLabel('Event Name')).toHaveValue('Garden Party');
  });

  test("when the cost is no number, then 'Invalid Cost'", async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await aDraftQuote({ client, provider }));

    await addService(page, { name: 'Uplights', cost: '12,5x' });

    await expect(toast(page, 'Invalid Cost')).toBeVisible();
  });

  test("when nothing was entered, then 'Missing Information'", async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await openEditor(page, await aDraftQuote({ client, provider }));

    await addService(page, { name: '   ', cost: '' });

    await expect(toast(page, 'Missing Information')).toBeVisible();
  });

  test("when the provider's profile is refused, then 'Update Failed' and why", async ({
    providerPage: page,
  }) => {
    await page.goto('/provider?tab=profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await refuse(page, updateProviderProfile, said);

    await page.getByLabel('Phone *').fill('(212) 555-0100');
    await page.getByRole('button', { name: 'Save Changes' }).click();

    await expectSaid(page, 'Update Failed', said.message);
    await expect(page.getByLabel('Phone *')).toHaveValue('(212) 555-0100');
  });
});
