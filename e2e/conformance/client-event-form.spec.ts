import { createClientEvent } from '@marquee/contracts/client-event-operations';

import { toast } from '../fixtures/toast.ts';
import { aSentQuote } from './scene/bookings.ts';
import { quoteCard } from './scene/client-acts.ts';
import { eventDetails, fillEventDetails } from './scene/client-forms.ts';
import { fill } from './scene/fill.ts';
import { mainHeading } from './scene/main-heading.ts';
import { callsOf, holdBack } from './scene/network.ts';
import { expect, test } from './scene/test.ts';

const optional = {
  'Additional Contact Name (optional)': 'Lee Vale',
  'Additional Contact Email (optional)': 'lee@journey.example',
  'Additional Contact Phone (optional)': '5550177',
  'Guest of Honor Names (optional)': 'Grandma Vale',
  'Comments and Special Requests (optional)': 'No balloons',
};

test.describe('2 Client event form', () => {
  test("when nobody is signed in, then 'Please Sign In'", async ({ page }) => {
    await page.goto('/client-event-form');

    await expect(mainHeading(page, 'Please Sign In')).toBeVisible();
    await expect(
      page.getByText('You need to sign in to access the client portal and submit your event details.'),
    ).toBeVisible();
  });

  test('when its Sign In is pressed, then the login path', async ({ page }) => {
    const login = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/login');
    await page.goto('/client-event-form');

    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();

    await login;
    await expect(mainHeading(page, 'Sign In')).toBeVisible();
  });

  test('when signed in, then its heading and what it is for', async ({ clientPage: page }) => {
    await page.goto('/client-event-form');

    await expect(mainHeading(page, 'Complete Your Event Details')).toBeVisible();
    await expect(
      page.getByText('Please provide your event information to finalize your booking.'),
    ).toBeVisible();
  });

  test("when there is a quote, then its summary with 'Total: $599.00'", async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuote({ client, provider });

    await page.goto('/client-event-form');

    const summary = quoteCard(page, 'Quote Summary');
    await expect(summary.getByRole('heading', { name: 'Quote Summary' })).toBeVisible();
    await expect(summary.getByText('Total: $599.00')).toBeVisible();
    await expect(summary.getByText('Complete the form below to proceed with your booking.')).toBeVisible();
  });

  test("when the quote comes to nothing, then 'Total: $0.00'", async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentQuote({ client, provider }, [
      { serviceName: 'DJ', cost: '599.00' },
      { serviceName: 'A gift', cost: '-599.00' },
    ]);

    await page.goto('/client-event-form');

    await expect(quoteCard(page, 'Quote Summary').getByText('Total: $0.00')).toBeVisible();
  });

  for (const [section, labels] of [
    ['Event Details', ['Event Name', 'Event Category', 'Event Date', 'Start Time']],
    ['Location Information', ['Venue Address', 'Home Address']],
    [
      'Contact Information',
      [
        'Contact Name',
        'Email Address',
        'Phone Number',
        'Additional Contact Name (optional)',
        'Additional Contact Email (optional)',
        'Additional Contact Phone (optional)',
      ],
    ],
    ['Additional Details', ['Guest of Honor Names (optional)', 'Comments and Special Requests (optional)']],
  ] as const) {
    test(`when ${section} is read, then its fields`, async ({ clientPage: page }) => {
      await page.goto('/client-event-form');

      await expect(page.getByRole('region', { name: section }).locator('label')).toHaveText([...labels]);
    });
  }

  test("when it is being submitted, then 'Submitting...'", async ({ clientPage: page }) => {
    const letGo = await holdBack(page, createClientEvent);
    await fillEventDetails(page);

    await page.getByRole('button', { name: 'Submit Event Details' }).click();

    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    letGo();
    await expect(toast(page, 'Event Details Submitted!')).toBeVisible();
  });

  test('when it was submitted, then toast and /client-portal with the event', async ({
    clientPage: page,
  }) => {
    await fillEventDetails(page);

    await page.getByRole('button', { name: 'Submit Event Details' }).click();

    await expect(toast(page, 'Event Details Submitted!')).toBeVisible();
    await expect(page).toHaveURL('/client-portal');
    await expect(page.getByRole('heading', { name: eventDetails['Event Name'] })).toBeVisible();
  });

  test('when the categories are opened, then a list of its own', async ({ clientPage: page }) => {
    await page.goto('/client-event-form');

    await expect(page.getByLabel('Event Category').getByRole('option')).toHaveText([
      'Choose a category',
      'Wedding',
      'Reception',
      'Birthday',
      'Milestone Birthday',
      'Sweet16',
      'Anniversary',
      'Graduation',
      'Henna',
      'Corporate',
      'Holiday',
      'Other',
    ]);
  });
});

test.describe('3 Client event form payload', () => {
  test('when it opens, then all start empty', async ({ clientPage: page }) => {
    await page.goto('/client-event-form');

    for (const label of ['Event Category', ...Object.keys({ ...eventDetails, ...optional })]) {
      await expect(page.getByRole('main').getByLabel(label, { exact: true })).toHaveValue('');
    }
  });

  test('when it is submitted, then every field of it', async ({ clientPage: page }) => {
    const creations = callsOf(page, createClientEvent);
    await fillEventDetails(page);
    await fill(page.getByRole('main'), optional);

    await page.getByRole('button', { name: 'Submit Event Details' }).click();

    await expect(toast(page, 'Event Details Submitted!')).toBeVisible();
    expect(creations[0]?.postDataJSON()).toEqual({
      eventName: 'Robin’s Engagement',
      eventCategory: 'Reception',
      eventDate: '2099-05-02',
      startTime: '18:30',
      venueAddress: '12 Prospect Park West, Brooklyn',
      homeAddress: '4 Vale Street, Queens',
      contactName: 'Robin Vale',
      contactEmail: 'robin@journey.example',
      contactPhone: '(917) 555-0148',
      additionalContactName: 'Lee Vale',
      additionalContactEmail: 'lee@journey.example',
      additionalContactPhone: '5550177',
      guestOfHonorNames: 'Grandma Vale',
      comments: 'No balloons',
    });
  });
});
