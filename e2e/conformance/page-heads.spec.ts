import { aDraftEvent, aDraftQuote, aSentQuote } from './scene/bookings.ts';
import { test } from './scene/test.ts';
import { expectHead } from './scene/expect-head.ts';
import { asUserWithoutRole } from './scene/without-role.ts';

const signedOutPages = [
  ['/home', 'Your Dream Event Starts Here', /a DJ, a photographer or a planner/],
  ['/auth', 'Sign In', /^Sign in to Marquee or create/],
  ['/auth?reset=a-token', 'Choose a new password', /new password/],
  ['/auth?verify=a-token', 'Confirm your e-mail address', /^Confirm the e-mail address/],
  ['/founder', 'Founder', /^Who began Marquee/],
  ['/privacy-policy', 'Privacy Policy', /^What Marquee collects/],
  ['/terms', 'Terms of Service', /^The terms on which/],
  ['/no-such-page', 'Page Not Found', /^There is no page/],
  ['/quote?quote=none', 'Quote Not Found', /^This quote is not available/],
] as const;

const clientPages = [
  ['/client-admin', 'My Event Hub', /^Your events, the quotes/],
  ['/client', 'Client Portal', /^Your event bookings/],
  ['/create-event', 'Create New Event', /^Tell us about your upcoming event/],
  ['/client-event-form', 'Complete Your Event Details', /^The details of the event/],
] as const;

test.describe('2 Page title and description', () => {
  for (const [path, title, description] of signedOutPages) {
    test(`when ${path} is open, then its own`, async ({ page }) => {
      await page.goto(path);

      await expectHead(page, { title, description });
    });
  }

  for (const [path, title, description] of clientPages) {
    test(`when ${path} is open, then its own`, async ({ clientPage }) => {
      await clientPage.goto(path);

      await expectHead(clientPage, { title, description });
    });
  }

  test('when /edit-event/{id} is open, then its own', async ({ clientPage, client, provider }) => {
    const { id } = await aDraftEvent({ client, provider });

    await clientPage.goto(`/edit-event/${id}`);

    await expectHead(clientPage, { title: 'Edit Event', description: /^Change an event/ });
  });

  test('when /auth/role is open, then its own', async ({ page }) => {
    await asUserWithoutRole(page);

    await page.goto('/auth/role');

    await expectHead(page, { title: 'How will you use Marquee?', description: /^A client plans events/ });
  });

  test('when /provider is open, then its own', async ({ providerPage }) => {
    await providerPage.goto('/provider');

    await expectHead(providerPage, {
      title: 'Northern Lights DJs Dashboard',
      description: /^Your quotes, the requests/,
    });
  });

  test('when /provider-admin is open, then its own', async ({ providerPage }) => {
    await providerPage.goto('/provider-admin');

    await expectHead(providerPage, { title: 'Provider Dashboard', description: /leads/ });
  });

  test("when a quote's editor is open, then its own", async ({ providerPage, client, provider }) => {
    const quote = await aDraftQuote({ client, provider });

    await providerPage.goto(`/provider/quotes/${quote.id}`);

    await expectHead(providerPage, {
      title: `Quote for ${quote.eventName}`,
      description: /^Services, terms and history/,
    });
  });

  test('when /quote is open, then its own', async ({ page, client, provider }) => {
    const quote = await aSentQuote({ client, provider });

    await page.goto(`/quote?quote=${quote.id}`);

    await expectHead(page, {
      title: `Quote for ${quote.eventName}`,
      description: /^A quote by Northern Lights DJs/,
    });
  });

  test('when another page is gone to inside the application, then they change with it', async ({ page }) => {
    await page.goto('/terms');
    await expectHead(page, { title: 'Terms of Service', description: /^The terms on which/ });

    await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).first().click();

    await expectHead(page, { title: 'Privacy Policy', description: /^What Marquee collects/ });
  });
});
