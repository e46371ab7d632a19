import { createEvent } from '@marquee/contracts/event-operations';

import { anEventRequest } from '../fixtures/people.ts';
import { toast } from '../fixtures/toast.ts';
import { fillRequest } from './scene/client-forms.ts';
import { mainHeading } from './scene/main-heading.ts';
import { callsOf, holdBack } from './scene/network.ts';
import { expectSaid } from './scene/said.ts';
import { expect, test } from './scene/test.ts';

test.describe('2 Create Event', () => {
  test("when a client opens it, then 'Create New Event' and its subtitle", async ({ clientPage: page }) => {
    await page.goto('/create-event');

    await expect(mainHeading(page, 'Create New Event')).toBeVisible();
    await expect(page.getByText('Tell us about your upcoming event')).toBeVisible();
  });

  test('when it is read, then its five sections', async ({ clientPage: page }) => {
    await page.goto('/create-event');

    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Event Details',
      'Key Contact Information',
      'Venue Details',
      'Services Needed',
      'Additional Information',
    ]);
  });

  for (const name of ['Back to Dashboard', 'Cancel']) {
    test(`when ${name} is pressed, then /client-admin`, async ({ clientPage: page }) => {
      await page.goto('/create-event');

      await page.getByRole('link', { name }).click();

      await expect(page).toHaveURL('/client-admin');
    });
  }

  test("when it is being submitted, then 'Creating Event...'", async ({ clientPage: page, provider }) => {
    const letGo = await holdBack(page, createEvent);
    await page.goto('/create-event');
    await fillRequest(page, anEventRequest(provider.account.email));

    await page.getByRole('button', { name: 'Create Event' }).click();

    await expect(page.getByRole('button', { name: 'Creating Event...' })).toBeVisible();
    letGo();
    await expect(toast(page, 'Event Created')).toBeVisible();
  });

  test('when the event is created, then /?tab=events', async ({ clientPage: page, provider }) => {
    await page.goto('/create-event');
    await fillRequest(page, anEventRequest(provider.account.email));

    await page.getByRole('button', { name: 'Create Event' }).click();

    await expect(page).toHaveURL('/?tab=events');
    await expect(page.getByRole('heading', { name: 'My Events (1)' })).toBeVisible();
  });

  test('when nobody is signed in, then /auth and no form', async ({ page }) => {
    await page.goto('/create-event');

    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('button', { name: 'Create Event' })).toBeHidden();
  });

  test('when the event types are opened, then the eleven of the list', async ({ clientPage: page }) => {
    await page.goto('/create-event');

    await expect(page.getByLabel('Event Type').getByRole('option')).toHaveText([
      'Choose a type',
      '40th Birthday',
      '50th Birthday',
      '60th Birthday',
      'Anniversary Party',
      'Wedding',
      'Reception',
      'Graduation',
      'Sweet16',
      'Milestone Birthday',
      'Henna',
      'Other',
    ]);
  });

  test('when the services are read, then the ten of the list', async ({ clientPage: page }) => {
    await page.goto('/create-event');

    await expect(page.getByRole('group', { name: 'Services Needed' }).locator('label')).toHaveText([
      'DJ',
      'Photography',
      'Dance',
      'Qwali',
      'Videography',
      'Lighting',
      'Sound System',
      'Catering',
      'Decoration',
      'Other',
    ]);
  });

  test("when the type is 'Other', then a type of one's own replaces the category", async ({
    clientPage: page,
    provider,
  }) => {
    const creations = callsOf(page, createEvent);
    await page.goto('/create-event');
    await fillRequest(page, { ...anEventRequest(provider.account.email), eventCategory: 'Other' });
    await page.getByLabel('Custom Event Type (optional)').fill('Book Launch');

    await page.getByRole('button', { name: 'Create Event' }).click();

    await expect(toast(page, 'Event Created')).toBeVisible();
    expect(creations[0]?.postDataJSON()).toMatchObject({
      eventCategory: 'Book Launch',
      customEventType: 'Book Launch',
    });
  });

  test("when 'Other' is ticked, then a service of one's own is appended", async ({
    clientPage: page,
    provider,
  }) => {
    const creations = callsOf(page, createEvent);
    await page.goto('/create-event');
    await fillRequest(page, { ...anEventRequest(provider.account.email), servicesNeeded: ['DJ', 'Other'] });
    await page.getByLabel('Custom Service (optional)').fill('Fireworks');

    await page.getByRole('button', { name: 'Create Event' }).click();

    await expect(toast(page, 'Event Created')).toBeVisible();
    expect(creations[0]?.postDataJSON()).toMatchObject({
      servicesNeeded: ['DJ', 'Other', 'Fireworks'],
      customService: 'Fireworks',
    });
  });

  test("when one's own service is ticked already, then it is there once", async ({
    clientPage: page,
    provider,
  }) => {
    const creations = callsOf(page, createEvent);
    await page.goto('/create-event');
    await fillRequest(page, { ...anEventRequest(provider.account.email), servicesNeeded: ['DJ', 'Other'] });
    await page.getByLabel('Custom Service (optional)').fill('DJ');

    await page.getByRole('button', { name: 'Create Event' }).click();

    await expect(toast(page, 'Event Created')).toBeVisible();
    expect(creations[0]?.postDataJSON()).toMatchObject({ servicesNeeded: ['DJ', 'Other'] });
  });
});

test.describe('3 Event request', () => {
  test('when it is sent, then every field of it', async ({ clientPage: page, provider }) => {
    const creations = callsOf(page, createEvent);
    const request = anEventRequest(provider.account.email);
    await page.goto('/create-event');
    await fillRequest(page, request);
    await page.getByLabel('Alternate Phone (optional)').fill('(917) 555-0199');
    await page.getByLabel('Comments (optional)').fill('No balloons');

    await page.getByRole('button', { name: 'Create Event' }).click();

    await expectSaid(
      page,
      'Event Created',
      "Your event has been created successfully! We'll connect you with suitable vendors soon.",
    );
    expect(creations[0]?.postDataJSON()).toEqual({
      ...request,
      alternatePhone: '(917) 555-0199',
      comments: 'No balloons',
      customEventType: '',
      customService: '',
    });
  });
});
