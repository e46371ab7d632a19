import { addLineItem } from '@marquee/contracts/quote-change-operations';
import { updateProviderProfile } from '@marquee/contracts/profile-operations';
import { updateQuote } from '@marquee/contracts/quote-operations';

import { apiCalls } from './scene/api-calls.ts';
import { aDraftQuote, aSentQuote } from './scene/bookings.ts';
import { openPublicQuote, totalLine } from './scene/quotes.ts';
import { expect, test } from './scene/test.ts';

test.describe('2 Public quote view', () => {
  test('when it is opened, then it says who the provider is', async ({ page, client, provider }) => {
    const { account, api } = provider;
    const body = {
      businessDescription: 'Wedding and party DJs',
      serviceTypes: ['DJ Services', 'Lighting'],
      address: '48 Water Street, Brooklyn, NY',
    };
    await api.call(updateProviderProfile, { body });

    const paper = await openPublicQuote(page, await aSentQuote({ client, provider }));

    const facts = [account.businessName, body.businessDescription, ...body.serviceTypes];
    for (const fact of [...facts, account.email, account.phone, body.address]) {
      await expect(paper.getByText(fact, { exact: true })).toBeVisible();
    }
  });

  test('when it is opened, then it says when it was created', async ({ page, client, provider }) => {
    const paper = await openPublicQuote(page, await aSentQuote({ client, provider }));

    const today = new Date().toLocaleDateString('en-US', {
      dateStyle: 'long',
      timeZone: 'America/New_York',
    });
    await expect(paper.getByText('Created', { exact: true }).locator('..')).toContainText(today);
  });

  test('when it is opened, then it names the event and its date', async ({ page, client, provider }) => {
    const quote = await aSentQuote({ client, provider });

    const paper = await openPublicQuote(page, quote);

    const date = new Date(quote.eventDate).toLocaleDateString('en-US', {
      dateStyle: 'full',
      timeZone: 'UTC',
    });
    await expect(paper.getByRole('heading', { level: 1, name: quote.eventName })).toBeVisible();
    await expect(paper.getByText(date)).toBeVisible();
  });

  test('when it is opened, then it names the client', async ({ page, client, provider }) => {
    const paper = await openPublicQuote(page, await aSentQuote({ client, provider }));

    const { firstName, lastName, email } = client.account;
    await expect(paper.getByText(`${firstName} ${lastName}`)).toBeVisible();
    await expect(paper.getByText(email)).toBeVisible();
  });

  test('when it is opened, then every line has its name, description, quantity, unit price and total', async ({
    page,
    client,
    provider,
  }) => {
    const quote = await aDraftQuote({ client, provider }, []);
    const body = {
      serviceName: 'Uplights',
      serviceDescription: 'Ten units around the floor',
      unitPrice: '25.00',
      quantity: 10,
      totalPrice: '250.00',
    };
    await provider.api.call(addLineItem, { params: { id: quote.id }, body });

    const paper = await openPublicQuote(page, quote);

    await expect(paper.getByRole('columnheader')).toHaveText(['Service', 'Quantity', 'Unit price', 'Total']);
    const line = paper.getByRole('row').filter({ hasText: 'Uplights' });
    await expect(line).toContainText('Ten units around the floor');
    await expect(line.getByRole('cell')).toContainText(['10', '$25.00', '$250.00']);
  });

  test('when it has notes, a validity and a total, then they are shown', async ({
    page,
    client,
    provider,
  }) => {
    const quote = await aDraftQuote({ client, provider });
    const body = { notes: 'We arrive two hours before', validUntil: quote.eventDate };
    await provider.api.call(updateQuote, { params: { id: quote.id }, body });

    const paper = await openPublicQuote(page, quote);

    const date = new Date(quote.eventDate).toLocaleDateString('en-US', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    await expect(paper.getByText(body.notes)).toBeVisible();
    await expect(paper.getByText('Valid until', { exact: true }).locator('..')).toContainText(date);
    await expect(totalLine(paper, 'Total')).toContainText('$599.00');
  });

  test('when it is read, then nothing on it changes the quote', async ({ page, client, provider }) => {
    const calls = apiCalls(page);
    await openPublicQuote(page, await aSentQuote({ client, provider }));

    await expect(page.getByRole('main').getByRole('button')).toHaveText(['Print', 'Download PDF']);
    expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
  });

  test('when its button is pressed, then the sign-in leads to the client portal', async ({
    page,
    client,
    provider,
  }) => {
    await openPublicQuote(page, await aSentQuote({ client, provider }));

    await page.getByRole('link', { name: 'Sign In to Client Portal' }).click();
    await page.getByLabel('Email', { exact: true }).first().fill(client.account.email);
    await page.getByLabel('Password', { exact: true }).first().fill(client.account.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();

    await expect(page).toHaveURL(/\/client-admin\?tab=quotes$/);
  });
});
