import { amara } from '../fixtures/demo.ts';
import { openPage } from '../fixtures/open-page.ts';
import { getPageByName } from '../fixtures/pages.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expectHead } from './fixtures/expect-head.ts';
import { expectAccessible, expectTabsAccessible } from './fixtures/expect-accessible.ts';
import { test } from './fixtures/test.ts';
import { asUserWithoutRole } from './fixtures/as-user-without-role.ts';

/** Each entry begins with the page's name in fixtures/pages.ts. */
const signedOutPages = [
  ['landing', '/home', 'Your Dream Event Starts Here', /a DJ, a photographer or a planner/],
  ['auth', '/auth', 'Sign In', /^Sign in to Marquee or create/],
  ['auth-reset', '/auth?reset=a-token', 'Choose a new password', /new password/],
  ['auth-verify', '/auth?verify=a-token', 'Confirm your email address', /^Confirm the email address/],
  ['founder', '/founder', 'Founder', /^Who founded Marquee/],
  ['privacy-policy', '/privacy-policy', 'Privacy Policy', /^What Marquee collects/],
  ['terms', '/terms', 'Terms of Service', /^The terms on which/],
  ['not-found', '/no-such-page', 'Page Not Found', /^There is no page/],
  ['quote-not-found', '/quote?quote=none', 'Quote Not Found', /^This quote is not available/],
] as const;

const clientPages = [
  ['client-portal', '/client', 'Client Portal', /^Your events and your newest quote/],
  ['create-event', '/create-event', 'Create New Event', /^Tell us about your upcoming event/],
  ['client-event-form', '/client-event-form', 'Complete Your Event Details', /^The details of the event/],
] as const;

/** Signs in as people of the demo data, so that axe examines pages with content. */
test.describe('2 Page title and description', () => {
  for (const [name, path, title, description] of signedOutPages) {
    test(`when ${path} is open, then it has its own title and description`, async ({ page }) => {
      await page.goto(path);

      await expectHead(page, { title, description });
      await expectAccessible(page, name);
    });
  }

  for (const [name, path, title, description] of clientPages) {
    test(`when ${path} is open, then it has its own title and description`, async ({ page, url }) => {
      await signIn(page, url, amara);

      await page.goto(path);

      await expectHead(page, { title, description });
      await expectAccessible(page, name);
    });
  }

  test('when /client-admin is open, then it has its own title and description', async ({ page, url }) => {
    await openPage(page, getPageByName('client-events'), { url });

    await expectHead(page, { title: 'My Event Hub', description: /^Your events, quotes/ });
    await expectTabsAccessible(page, 'client-events');
  });

  test('when /edit-event/{id} is open, then it has its own title and description', async ({ page, url }) => {
    await openPage(page, getPageByName('edit-event'), { url });

    await expectHead(page, { title: 'Edit Event', description: /^Edit an event/ });
    await expectAccessible(page, 'edit-event');
  });

  test('when /auth/role is open, then it has its own title and description', async ({ page }) => {
    await asUserWithoutRole(page);

    await page.goto('/auth/role');

    await expectHead(page, { title: 'How will you use Marquee?', description: /^A client plans events/ });
    await expectAccessible(page, 'auth-role');
  });

  test('when /provider is open, then it has its own title and description', async ({ page, url }) => {
    await openPage(page, getPageByName('provider-quotes'), { url });

    await expectHead(page, {
      title: 'Sunset Sound Co. Dashboard',
      description: /^Your quotes, the requests/,
    });
    await expectTabsAccessible(page, 'provider-quotes');
  });

  test('when /provider-admin is open, then it has its own title and description', async ({ page, url }) => {
    await openPage(page, getPageByName('provider-leads'), { url });

    await expectHead(page, { title: 'Provider Dashboard', description: /leads/ });
    await expectTabsAccessible(page, 'provider-leads');
  });

  test("when a quote's editor is open, then it has its own title and description", async ({ page, url }) => {
    await openPage(page, getPageByName('quote-editor'), { url });

    await expectHead(page, {
      title: 'Quote for Sofia’s Sweet16',
      description: /^Services, terms and history/,
    });
    await expectAccessible(page, 'quote-editor');
  });

  test('when /quote is open, then it has its own title and description', async ({ page, url }) => {
    await openPage(page, getPageByName('public-quote'), { url });

    await expectHead(page, {
      title: 'Quote for Leïla’s Henna Night',
      description: /^A quote by Sunset Sound Co\./,
    });
    await expectAccessible(page, 'public-quote');
  });

  test('when the user goes to another page, then title and description change', async ({ page }) => {
    await page.goto('/terms');
    await expectHead(page, { title: 'Terms of Service', description: /^The terms on which/ });

    await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).first().click();

    await expectHead(page, { title: 'Privacy Policy', description: /^What Marquee collects/ });
  });
});
