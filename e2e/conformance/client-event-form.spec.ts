import { toast } from '../fixtures/toast.ts';
import { eventDetails, fillEventDetails } from './fixtures/client-forms.ts';
import { mainHeading } from './fixtures/main-heading.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

test.describe('2 Client event form', () => {
  test("when nobody is signed in, then the page shows 'Please Sign In'", async ({ page }) => {
    await page.goto('/client-event-form');

    await expect(mainHeading(page, 'Please Sign In')).toBeVisible();
    await expect(
      page.getByText('You need to sign in to access the client portal and submit your event details.'),
    ).toBeVisible();
  });

  test('when Sign In on the page is pressed, then the browser requests /api/login', async ({ page }) => {
    const login = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/login');
    await page.goto('/client-event-form');

    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();

    await login;
    await expect(mainHeading(page, 'Sign In')).toBeVisible();
  });

  test('when a client is signed in, then the page shows its heading and purpose', async ({
    clientPage: page,
  }) => {
    await page.goto('/client-event-form');

    await expect(mainHeading(page, 'Complete Your Event Details')).toBeVisible();
    await expect(
      page.getByText('Please provide your event information to finalize your booking.'),
    ).toBeVisible();
  });

  test('when the form is submitted, then a toast appears, and /client-portal opens with the event', async ({
    clientPage: page,
  }) => {
    await fillEventDetails(page);

    await page.getByRole('button', { name: 'Submit Event Details' }).click();

    await expect(toast(page, 'Event Details Submitted!')).toBeVisible();
    await expect(page).toHaveURL('/client-portal');
    await expect(page.getByRole('heading', { name: eventDetails['Event Name'] })).toBeVisible();
  });
});
