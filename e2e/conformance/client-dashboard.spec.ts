import { getCurrentUser, logout } from '@marquee/contracts/auth-operations';
import { updateClientProfile } from '@marquee/contracts/profile-operations';

import { aDraftEvent, aSentEvent } from './scene/bookings.ts';
import { eventRow } from './scene/client-acts.ts';
import { mainHeading } from './scene/main-heading.ts';
import { callsOf, holdBack } from './scene/network.ts';
import { expect, test } from './scene/test.ts';

test.describe('2 Client dashboard', () => {
  test("when the user is still being read, then 'Loading your dashboard...'", async ({
    clientPage: page,
  }) => {
    const letGo = await holdBack(page, getCurrentUser);

    await page.goto('/client-admin');

    await expect(page.getByRole('status').filter({ hasText: 'Loading your dashboard...' })).toBeVisible();
    letGo();
    await expect(mainHeading(page, 'Welcome back, Robin')).toBeVisible();
  });

  test('when nobody is signed in, then /auth', async ({ page }) => {
    await page.goto('/client-admin?tab=quotes');

    await expect(page).toHaveURL('/auth');
  });

  test("when a client opens it, then 'My Event Hub'", async ({ clientPage: page }) => {
    await page.goto('/client-admin');

    await expect(page.getByRole('main').getByText('My Event Hub').first()).toBeVisible();
    await expect(page).toHaveTitle(/My Event Hub/);
  });

  test("when there is a first name, then 'Welcome back' with it", async ({ clientPage: page }) => {
    await page.goto('/client-admin');

    await expect(mainHeading(page, 'Welcome back, Robin')).toBeVisible();
  });

  test("when there is no first name, then 'Welcome back' with the e-mail", async ({
    clientPage: page,
    client,
  }) => {
    await client.api.call(updateClientProfile, { body: { firstName: '' } });

    await page.goto('/client-admin');

    await expect(mainHeading(page, `Welcome back, ${client.account.email}`)).toBeVisible();
  });

  test('when Home is pressed, then /home', async ({ clientPage: page }) => {
    await page.goto('/client-admin');

    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();

    await expect(page).toHaveURL('/home');
  });

  test('when Sign Out is pressed, then logout is posted and / opened', async ({ clientPage: page }) => {
    const logouts = callsOf(page, logout);
    await page.goto('/client-admin');

    await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();

    await expect(mainHeading(page, 'Your Dream Event Starts Here')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(logouts).toHaveLength(1);
  });

  test('when it opens, then four tabs with My Events chosen', async ({ clientPage: page }) => {
    await page.goto('/client-admin');

    await expect(page.getByRole('tab')).toHaveText(['My Events', 'Quotes', 'Profile', 'Settings']);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('My Events');
  });

  test('when there are two events, then the title counts them', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aDraftEvent({ client, provider });
    await aSentEvent({ client, provider });

    await page.goto('/client-admin');

    await expect(page.getByRole('heading', { name: 'My Events (2)' })).toBeVisible();
  });

  test('when Create New Event is pressed, then /create-event', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aDraftEvent({ client, provider });
    await page.goto('/client-admin');

    await page.getByRole('link', { name: 'Create New Event' }).click();

    await expect(page).toHaveURL('/create-event');
  });

  test("when there is no event, then 'Ready to Plan Your First Event?' leads to /create-event", async ({
    clientPage: page,
  }) => {
    await page.goto('/client-admin');
    await expect(page.getByRole('heading', { name: 'Ready to Plan Your First Event?' })).toBeVisible();

    await page.getByRole('link', { name: 'Create Your First Event' }).click();

    await expect(page).toHaveURL('/create-event');
  });

  test('when View is pressed, then the details dialog', async ({ clientPage: page, client, provider }) => {
    await aDraftEvent({ client, provider });
    await page.goto('/client-admin');

    await page.getByRole('button', { name: 'View' }).click();

    await expect(page.getByRole('dialog', { name: 'Robin’s Graduation' })).toBeVisible();
  });

  test('when Edit is pressed on a draft, then /edit-event/{id}', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aDraftEvent({ client, provider });
    await page.goto('/client-admin');

    await eventRow(page, 'Robin’s Graduation').getByRole('link', { name: 'Edit' }).click();

    await expect(page).toHaveURL(`/edit-event/${id}`);
    await expect(page.getByLabel('Event Name')).toHaveValue('Robin’s Graduation');
  });

  test('when the footer is read, then quick links Home and Create Event, and Support as text', async ({
    clientPage: page,
  }) => {
    await page.goto('/client-admin');

    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
    await expect(footer.getByText('Support')).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Support' })).toBeHidden();
    await footer.getByRole('link', { name: 'Create Event' }).click();
    await expect(page).toHaveURL('/create-event');
  });
});
