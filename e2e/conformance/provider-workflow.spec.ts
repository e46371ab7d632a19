import { dateAfter, defaultTimeZone } from '@marquee/contracts/dates';
import { createQuote } from '@marquee/contracts/quote-operations';
import type { Page } from '@playwright/test';

import { aDraftQuote, aSentEvent } from './fixtures/bookings.ts';
import { expect, test } from './fixtures/test.ts';

async function openWorkflow(page: Page) {
  await page.goto('/provider?tab=workflow');
  return page.getByRole('table', { name: 'Workflow' });
}

/** The cell of the table's only row in the column of a stage. */
async function cellBelow(page: Page, heading: string) {
  const table = await openWorkflow(page);
  await table.getByRole('rowheader').first().waitFor();
  const headings = await table.getByRole('columnheader').allTextContents();
  return table
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .nth(headings.indexOf(heading) - 1);
}

test.describe('4 Workflow pipeline', () => {
  test('when there are several events, then the latest date comes first', async ({
    providerPage,
    client,
    provider,
  }) => {
    for (const [name, days] of [
      ['The Middle', 40],
      ['The Last', 90],
      ['The First', 20],
    ] as const) {
      const eventDate = dateAfter(days, defaultTimeZone, new Date());
      await aSentEvent({ client, provider }, { name, eventDate });
    }

    const table = await openWorkflow(providerPage);

    await expect(table.getByRole('rowheader')).toContainText(['The Last', 'The Middle', 'The First']);
  });
});

test.describe('decisions Pipeline rows', () => {
  test('when a quote was created from a request, then one row shows both', async ({
    providerPage,
    client,
    provider,
  }) => {
    await aDraftQuote({ client, provider });

    const created = await cellBelow(providerPage, 'Quotes Created');

    await expect(created).toContainText('Completed');
    await expect(providerPage.getByRole('table', { name: 'Workflow' }).getByRole('rowheader')).toHaveCount(1);
  });

  test('when a quote created by hand names a request’s client and event, then one row shows both', async ({
    providerPage,
    client,
    provider,
  }) => {
    const { name } = await aSentEvent({ client, provider });
    const body = { eventName: name, clientEmail: client.account.email, clientName: '' };
    await provider.api.call(createQuote, { body });

    const created = await cellBelow(providerPage, 'Quotes Created');

    await expect(created).toContainText('Completed');
    await expect(providerPage.getByRole('table', { name: 'Workflow' }).getByRole('rowheader')).toHaveCount(1);
  });

  test('when a quote created by hand matches no request, then it has its own row', async ({
    providerPage,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider });
    const body = { eventName: 'Something Else', clientEmail: client.account.email, clientName: '' };
    await provider.api.call(createQuote, { body });

    const table = await openWorkflow(providerPage);

    await expect(table.getByRole('rowheader')).toHaveCount(2);
  });
});
