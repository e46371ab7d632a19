import {
  cancelClientEvent,
  sendEventToProvider,
  updateClientEvent,
} from '@marquee/contracts/client-event-operations';
import { acceptClientQuote } from '@marquee/contracts/client-quote-operations';
import { createEvent } from '@marquee/contracts/event-operations';
import { updateClientProfile } from '@marquee/contracts/profile-operations';
import type { Page } from '@playwright/test';

import { anEventRequest } from '../fixtures/people.ts';
import { aDraftEvent, aSentQuote } from './scene/bookings.ts';
import { acceptQuote, sendToProvider } from './scene/client-acts.ts';
import { fillRequest } from './scene/client-forms.ts';
import { refuse } from './scene/network.ts';
import { expectSaid } from './scene/said.ts';
import { expect, test } from './scene/test.ts';

test.describe('8 Accepting a quote', () => {
  test.beforeEach(async ({ client, provider }) => {
    await aSentQuote({ client, provider });
  });

  test("when it is accepted, then 'Quote Accepted'", async ({ clientPage: page }) => {
    await page.goto('/client-admin?tab=quotes');

    await acceptQuote(page);

    await expectSaid(page, 'Quote Accepted', 'You have successfully accepted the quote!');
  });

  for (const { message, said } of failures('Failed to accept quote')) {
    test(`when it fails with ${nameOf(message)}, then Error: ${said}`, async ({ clientPage: page }) => {
      await refuse(page, acceptClientQuote, { status: 500, message });
      await page.goto('/client-admin?tab=quotes');

      await acceptQuote(page);

      await expectSaid(page, 'Error', said);
    });
  }
});

test.describe('8 Sending an event', () => {
  test.beforeEach(async ({ client, provider }) => {
    await aDraftEvent({ client, provider });
  });

  test("when it is sent, then 'Event Sent'", async ({ clientPage: page }) => {
    await page.goto('/client-admin');

    await sendToProvider(page);

    await expectSaid(page, 'Event Sent', 'Your event has been sent to the provider!');
  });

  for (const { message, said } of failures('Failed to send event to provider')) {
    test(`when it fails with ${nameOf(message)}, then Error: ${said}`, async ({ clientPage: page }) => {
      await refuse(page, sendEventToProvider, { status: 500, message });
      await page.goto('/client-admin');

      await sendToProvider(page);

      await expectSaid(page, 'Error', said);
    });
  }
});

test.describe('8 Saving the profile', () => {
  async function saveProfile(page: Page) {
    await page.goto('/client-admin?tab=profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
  }

  test("when it is saved, then 'Profile Updated'", async ({ clientPage: page }) => {
    await saveProfile(page);

    await expectSaid(page, 'Profile Updated', 'Your profile has been updated successfully!');
  });

  for (const { message, said } of failures('Failed to update profile')) {
    test(`when it fails with ${nameOf(message)}, then Error: ${said}`, async ({ clientPage: page }) => {
      await refuse(page, updateClientProfile, { status: 500, message });

      await saveProfile(page);

      await expectSaid(page, 'Error', said);
    });
  }
});

test.describe('8 Updating an event', () => {
  test("when it is saved, then 'Event Updated'", async ({ clientPage: page, client, provider }) => {
    const { id } = await aDraftEvent({ client, provider });
    await page.goto(`/edit-event/${id}`);

    await page.getByRole('button', { name: 'Update Event' }).click();

    await expectSaid(page, 'Event Updated', 'Your event has been successfully updated!');
  });

  for (const { message, said } of failures('Failed to update event')) {
    test(`when it fails with ${nameOf(message)}, then Error: ${said}`, async ({
      clientPage: page,
      client,
      provider,
    }) => {
      const { id } = await aDraftEvent({ client, provider });
      await refuse(page, updateClientEvent, { status: 500, message });
      await page.goto(`/edit-event/${id}`);

      await page.getByRole('button', { name: 'Update Event' }).click();

      await expectSaid(page, 'Error', said);
    });
  }
});

test.describe('8 Creating an event', () => {
  async function create(page: Page, providerEmail: string) {
    await page.goto('/create-event');
    await fillRequest(page, anEventRequest(providerEmail));
    await page.getByRole('button', { name: 'Create Event' }).click();
  }

  test("when it is created, then 'Event Created'", async ({ clientPage: page, provider }) => {
    await create(page, provider.account.email);

    await expectSaid(
      page,
      'Event Created',
      "Your event has been created successfully! We'll connect you with suitable vendors soon.",
    );
  });

  test("when nobody has the provider's e-mail, then 'Provider Not Found'", async ({ clientPage: page }) => {
    await create(page, 'nobody@journey.example');

    await expectSaid(page, 'Provider Not Found', 'Provider not found');
  });

  for (const { message, said } of failures('Failed to create event')) {
    test(`when it fails with ${nameOf(message)}, then Error: ${said}`, async ({
      clientPage: page,
      provider,
    }) => {
      await refuse(page, createEvent, { status: 500, message });

      await create(page, provider.account.email);

      await expectSaid(page, 'Error', said);
    });
  }
});

test.describe('8 Cancelling an event', () => {
  test('when it fails, then what was typed stays', async ({ clientPage: page, client, provider }) => {
    await aDraftEvent({ client, provider });
    await refuse(page, cancelClientEvent, { status: 409, message: 'It is completed' });
    await page.goto('/client-admin');
    await page.getByRole('button', { name: 'View' }).click();
    await page.getByRole('button', { name: 'Cancel Event' }).click();
    await page.getByLabel('Reason').fill('Moving away');

    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Event' }).click();

    await expectSaid(page, 'Error', 'It is completed');
    await expect(page.getByLabel('Reason')).toHaveValue('Moving away');
  });
});

/** A failure is said in the server's words, and without any in the specification's. */
function failures(fallback: string) {
  return [
    { message: '', said: fallback },
    { message: 'The stage is closed', said: 'The stage is closed' },
  ];
}

function nameOf(message: string): string {
  return message === '' ? 'no reason' : 'a reason';
}
