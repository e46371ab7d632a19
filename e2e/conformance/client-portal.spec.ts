import { getCurrentUser } from '@marquee/contracts/auth-operations';
import { updateClientProfile } from '@marquee/contracts/profile-operations';

import { aDraftEvent, anAcceptedQuote, aSentEvent, aSentQuote } from './scene/bookings.ts';
import { showEvents, showQuoteWithoutDate } from './scene/client-answers.ts';
import { acceptQuote, eventRow, fact, quoteCard, sendToProvider } from './scene/client-acts.ts';
import { mainHeading } from './scene/main-heading.ts';
import { holdBack } from './scene/network.ts';
import { expectSaid } from './scene/said.ts';
import { expect, test } from './scene/test.ts';

test.describe('2 Client portal', () => {
  test('when the user is still being read, then a spinner', async ({ clientPage: page }) => {
    const letGo = await holdBack(page, getCurrentUser);

    await page.goto('/client');

    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    letGo();
    await expect(mainHeading(page, 'Welcome, Robin!')).toBeVisible();
  });

  test('when nobody is signed in, then a card asks to sign in', async ({ page }) => {
    await page.goto('/client');

    await expect(page.getByText('Please sign in to see your events and your quotes.')).toBeVisible();
  });

  test("when 'Sign In to Continue' is pressed, then sign-in by way of /api/login", async ({ page }) => {
    const login = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/login');
    await page.goto('/client');

    await page.getByRole('link', { name: 'Sign In to Continue' }).click();

    await login;
    await expect(mainHeading(page, 'Sign In')).toBeVisible();
  });

  test('when signed in, then the first name and what the page is for', async ({ clientPage: page }) => {
    await page.goto('/client');

    await expect(mainHeading(page, 'Welcome, Robin!')).toBeVisible();
    await expect(page.getByText('Manage your event bookings and view your quotes below.')).toBeVisible();
  });

  test("when there is no first name, then 'Welcome, Client!'", async ({ clientPage: page, client }) => {
    await client.api.call(updateClientProfile, { body: { firstName: '' } });

    await page.goto('/client');

    await expect(mainHeading(page, 'Welcome, Client!')).toBeVisible();
  });

  test('when there are a quote and an event, then a quote card and an events list', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuote({ client, provider });

    await page.goto('/client');

    await expect(quoteCard(page, 'Your quote')).toBeVisible();
    await expect(page.getByRole('list').filter({ hasText: 'Robin’s Graduation' })).toBeVisible();
  });

  test('when there is an event, then all that the list says of it', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const event = await aSentEvent({ client, provider });
    const day = String(Number(event.eventDate.slice(8)));
    await showEvents(page, client, { guestOfHonorNames: 'Grandma Vale', totalAmount: '549.50' });

    await page.goto('/client');

    const row = eventRow(page, 'Robin’s Graduation');
    await expect(row).toContainText('Sent to Northern Lights DJs');
    await expect(row).toContainText('$549.50');
    await expect(row).toContainText(day);
    await expect(row).toContainText('12:00');
    await expect(row).toContainText('12 Prospect Park West, Brooklyn');
    await expect(row.getByText('Graduation', { exact: true })).toBeVisible();
    await expect(row).toContainText('Grandma Vale');
  });

  for (const { what, fallback, changes } of [
    { what: 'no date', fallback: 'Date TBD', changes: { eventDate: '' } },
    { what: 'no start', fallback: 'Time TBD', changes: { startTime: '' } },
    { what: 'no venue', fallback: 'Venue TBD', changes: { venueAddress: '' } },
    { what: 'no total', fallback: '$0.00', changes: {} },
  ]) {
    test(`when an event has ${what}, then '${fallback}'`, async ({ clientPage: page, client, provider }) => {
      await aDraftEvent({ client, provider });
      await showEvents(page, client, changes);

      await page.goto('/client');

      await expect(eventRow(page, 'Robin’s Graduation')).toContainText(fallback);
    });
  }

  test("when the quote is not accepted, then its status reads 'Pending'", async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuote({ client, provider });

    await page.goto('/client');

    await expect(quoteCard(page, 'Your quote').getByText('Pending', { exact: true })).toBeVisible();
  });

  test("when the quote does not say when it was created, then 'N/A'", async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuote({ client, provider });
    await showQuoteWithoutDate(page, client);

    await page.goto('/client');

    await expect(fact(quoteCard(page, 'Your quote'), 'Created')).toHaveText('N/A');
  });

  test('when the quote is accepted on its card, then it reads Accepted', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuote({ client, provider });
    await page.goto('/client');

    await acceptQuote(page);

    await expectSaid(page, 'Quote Accepted', 'You have successfully accepted the quote!');
    await expect(quoteCard(page, 'Your quote').getByText('Accepted', { exact: true })).toBeVisible();
  });

  test('when an event is sent from the list, then it reads Sent to the provider', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aDraftEvent({ client, provider });
    await page.goto('/client');

    await sendToProvider(page);

    await expect(eventRow(page, 'Robin’s Graduation')).toContainText('Sent to Northern Lights DJs');
  });

  test("when there is no quote, then 'No Quote Found'", async ({ clientPage: page }) => {
    await page.goto('/client');

    await expect(page.getByText('No Quote Found')).toBeVisible();
    await expect(
      page.getByText("You don't have any quotes yet. Contact a service provider to get started."),
    ).toBeVisible();
  });

  test("when there is no event, then 'No events booked yet.'", async ({ clientPage: page }) => {
    await page.goto('/client');

    await expect(page.getByText('No events booked yet.')).toBeVisible();
  });

  for (const name of ['Complete Your Booking', 'Complete your booking to create your first event']) {
    test(`when '${name}' is followed, then the client event form`, async ({ clientPage: page }) => {
      await page.goto('/client');

      await page.getByRole('link', { name, exact: true }).click();

      await expect(page).toHaveURL('/client-event-form');
      await expect(mainHeading(page, 'Complete Your Event Details')).toBeVisible();
    });
  }
});

test.describe('3 Client’s single quote', () => {
  test('when the portal shows it, then status, total, e-mail and date of creation', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await anAcceptedQuote({ client, provider });

    await page.goto('/client');

    const card = quoteCard(page, 'Your quote');
    await expect(card.getByText('Accepted', { exact: true })).toBeVisible();
    await expect(card).toContainText('$599.00');
    await expect(fact(card, 'For')).toHaveText(client.account.email);
    await expect(fact(card, 'Created')).toHaveText(/^\w+ \d+, \d{4}$/);
  });
});
