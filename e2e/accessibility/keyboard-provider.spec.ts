import { leadRow } from '../conformance/fixtures/admin-tabs.ts';
import { aDraftQuote, aSentEvent } from '../conformance/fixtures/bookings.ts';
import { expect, test } from '../conformance/fixtures/test.ts';
import { chooseFrom, moveTo, pressOn, tabTo, typeInto } from '../fixtures/keyboard.ts';
import { toast } from '../fixtures/toast.ts';

test.describe('a provider without a mouse', () => {
  test('when they archive a quote, then it is archived', async ({ providerPage: page, client, provider }) => {
    const quote = await aDraftQuote({ client, provider });
    await page.goto('/provider');

    await pressOn(page, page.getByRole('table').getByRole('link').first());
    await expect(page.getByRole('heading', { level: 1, name: quote.eventName })).toBeFocused();
    await pressOn(page, page.getByRole('button', { name: 'Archive', exact: true }));

    await expect(toast(page, 'Archiving the Quote')).toBeVisible();
    await expect(toast(page, 'Quote Archived')).toBeVisible();
  });

  test('when they archive a quote and press Undo, then the button Archive returns', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { id, eventName } = await aDraftQuote({ client, provider });
    await page.goto(`/provider/quotes/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: eventName })).toBeVisible();

    await pressOn(page, page.getByRole('button', { name: 'Archive', exact: true }));
    await pressOn(page, page.getByRole('button', { name: 'Undo' }));

    await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible();
  });

  test('when they mark a lead’s proposal as sent, then the lead is shown as a proposal', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { name } = await aSentEvent({ client, provider });
    await page.goto('/provider-admin');

    await pressOn(page, page.getByRole('button', { name: 'Mark Proposal Sent' }));
    await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Mark Proposal Sent' }));

    await expect(toast(page, 'Success')).toBeVisible();
    await expect(leadRow(page, name)).toContainText('Proposal');
  });

  test('when they cancel the event of a lead from its menu, then the lead is shown as cancelled', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { name } = await aSentEvent({ client, provider });
    const dialog = page.getByRole('dialog');
    await page.goto('/provider-admin');

    await chooseFrom(page, page.getByRole('button', { name: `More for ${name}` }), 'Cancel event');
    await typeInto(page, dialog.getByLabel('Reason'), 'The hall is closed');
    await pressOn(page, dialog.getByRole('button', { name: 'Cancel Event' }));

    await expect(leadRow(page, name).getByText('Cancelled', { exact: true })).toBeVisible();
  });

  test('when they filter the leads, then a lead that does not match disappears; when they clear the filter, it appears again', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { name } = await aSentEvent({ client, provider });
    await page.goto('/provider-admin');

    await typeInto(page, page.getByRole('combobox', { name: 'Status' }), 'Booked');
    await expect(page.getByRole('heading', { name: /^No events match/ })).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Clear the filter' }));

    await expect(leadRow(page, name)).toBeVisible();
  });

  test('when they move through the tabs, then they can read the figures as a table', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider });
    await page.goto('/provider-admin');

    await tabTo(page, page.getByRole('tab', { name: 'Event Leads' }));
    await moveTo(page, page.getByRole('tab', { name: 'Analytics' }), 'ArrowRight');
    await pressOn(page, page.getByRole('button', { name: 'Show the figures as a table' }));

    await expect(page.getByRole('table', { name: 'Monthly Revenue' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show the figures as charts' })).toBeFocused();
  });
});
