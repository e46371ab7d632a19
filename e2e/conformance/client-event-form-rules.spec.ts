import { createClientEvent } from '@marquee/contracts/client-event-operations';

import { toast } from '../fixtures/toast.ts';
import { fillEventDetails } from './scene/client-forms.ts';
import { callsOf, holdBack, refuse } from './scene/network.ts';
import { clear, expectOnlyRefused } from './scene/refused-field.ts';
import { expectSaid } from './scene/said.ts';
import { expect, test } from './scene/test.ts';

test.describe('5 Client event form', () => {
  for (const label of [
    'Event Name',
    'Event Category',
    'Event Date',
    'Start Time',
    'Venue Address',
    'Home Address',
    'Contact Name',
    'Email Address',
    'Phone Number',
  ]) {
    const message = `${label.charAt(0)}${label.slice(1).toLowerCase()} is required`;

    test(`when ${label} is empty, then its input refuses`, async ({ clientPage: page }) => {
      const creations = callsOf(page, createClientEvent);
      const form = page.getByRole('main');
      const field = form.getByLabel(label, { exact: true });
      await fillEventDetails(page);
      await clear(field);

      await page.getByRole('button', { name: 'Submit Event Details' }).click();

      await expectOnlyRefused(form, field, message);
      await expect(field).toHaveAttribute('required');
      expect(creations).toHaveLength(0);
    });
  }

  test('when the e-mail is none, then its input refuses', async ({ clientPage: page }) => {
    const email = page.getByRole('main').getByLabel('Email Address');
    await page.goto('/client-event-form');

    await email.fill('robin@');
    await email.blur();

    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  });

  test('when all that is optional is left out, then it is submitted', async ({ clientPage: page }) => {
    await fillEventDetails(page);

    await page.getByRole('button', { name: 'Submit Event Details' }).click();

    await expect(toast(page, 'Event Details Submitted!')).toBeVisible();
  });
});

test.describe('4 Form submissions', () => {
  test('when a form is pending, then its button is disabled and a second click does nothing', async ({
    clientPage: page,
  }) => {
    const creations = callsOf(page, createClientEvent);
    const letGo = await holdBack(page, createClientEvent);
    await fillEventDetails(page);

    await page.getByRole('button', { name: 'Submit Event Details' }).dblclick();

    const pending = page.getByRole('button', { name: 'Submitting...' });
    await expect(pending).toBeDisabled();
    await pending.click({ force: true });
    letGo();
    await expect(page).toHaveURL('/client-portal');
    expect(creations).toHaveLength(1);
  });
});

test.describe('8 Client event form', () => {
  test("when it was submitted, then 'Event Details Submitted!'", async ({ clientPage: page }) => {
    await fillEventDetails(page);

    await page.getByRole('button', { name: 'Submit Event Details' }).click();

    await expectSaid(
      page,
      'Event Details Submitted!',
      "Your event details have been saved. You'll receive confirmation soon.",
    );
  });

  test("when it fails without a reason, then 'Failed to submit event details'", async ({
    clientPage: page,
  }) => {
    await refuse(page, createClientEvent, { status: 500 });
    await fillEventDetails(page);

    await page.getByRole('button', { name: 'Submit Event Details' }).click();

    await expectSaid(page, 'Submission Failed', 'Failed to submit event details');
  });

  test("when it fails with a reason, then 'Submission Failed' with the server's words", async ({
    clientPage: page,
  }) => {
    await refuse(page, createClientEvent, { status: 409, message: 'The day is taken' });
    await fillEventDetails(page);

    await page.getByRole('button', { name: 'Submit Event Details' }).click();

    await expectSaid(page, 'Submission Failed', 'The day is taken');
  });
});
