import type { Page, Request } from '@playwright/test';

import { fillLikePasswordManager, insertIconsDuringHydration } from '../browser/password-manager.js';
import { aNewClient } from '../conformance/fixtures/person.ts';
import { signInForm } from '../conformance/fixtures/sign-in-forms.ts';
import { expect, test } from '../conformance/fixtures/test.ts';
import { openBeforeHydration } from '../fixtures/open-before-hydration.ts';
import { toast } from '../fixtures/toast.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { watchUnexpectedShifts } from '../fixtures/watch-shifts.ts';

/** Opens the sign-in page, whose application loads when the returned function is called; until then the page is only prerendered HTML. */
async function openFormBeforeHydration(page: Page, address = '/auth'): Promise<() => void> {
  const release = await openBeforeHydration(page, address);
  await expect(signInForm(page)).toBeVisible();
  return release;
}

/** Records every request to a sign-in address whose method is not GET, and every address that the page visits. */
function recordPosts(page: Page): { posts: Request[]; addresses: string[] } {
  const recorded = { posts: [] as Request[], addresses: [] as string[] };
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /^(\/api)?\/auth/.test(new URL(request.url()).pathname)) {
      recorded.posts.push(request);
    }
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) {
      recorded.addresses.push(new URL(frame.url()).pathname + new URL(frame.url()).search);
    }
  });
  return recorded;
}

const email = (page: Page) => signInForm(page).getByLabel('Email');
const password = (page: Page) => signInForm(page).getByLabel('Password', { exact: true });

test.describe('the sign-in form before its application runs', { tag: '@one-service' }, () => {
  test('when the visitor presses Enter twice, then the application submits the form once, and no address contains a typed value', async ({
    page,
    url,
  }) => {
    const { account } = await aNewClient(url);
    const { posts, addresses } = recordPosts(page);
    const release = await openFormBeforeHydration(page);

    await email(page).fill(account.email);
    await password(page).fill(account.password);
    await password(page).press('Enter');
    await password(page).press('Enter');
    const button = signInForm(page).getByRole('button', { name: 'Sign In' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    expect(posts).toEqual([]);
    release();

    await expect(toast(page, 'Login Successful')).toBeVisible();
    expect(
      posts.map((post) => [post.method(), new URL(post.url()).pathname, post.postDataJSON() as unknown]),
    ).toEqual([['POST', '/api/auth/login', { email: account.email, password: account.password }]]);
    expect([...new Set(addresses)]).toEqual(['/auth', '/']);
  });

  test('when the visitor presses the button of the form, then the application submits the typed values', async ({
    page,
    url,
  }) => {
    const { account } = await aNewClient(url);
    const release = await openFormBeforeHydration(page, '/auth?returnTo=%2Fcreate-event');

    await email(page).fill(account.email);
    await password(page).fill(account.password);
    await signInForm(page).getByRole('button', { name: 'Sign In' }).click();
    release();

    await expect(toast(page, 'Login Successful')).toBeVisible();
    await expect(page).toHaveURL('/create-event');
  });

  test('when the visitor types, then the text and the focus stay, and the page does not move', async ({
    page,
  }) => {
    await page.addInitScript(watchUnexpectedShifts);
    const release = await openFormBeforeHydration(page);
    const signUp = page.getByRole('form', { name: 'Create a client account' });

    await signUp.getByLabel('First Name').fill('Amara');
    await signUp.getByLabel('Password', { exact: true }).fill('Long-enough-1!');
    await email(page).fill('amara@okafor.example');
    await page.evaluate('window.field = document.activeElement');
    release();
    await waitForHydration(page);

    await expect(email(page)).toHaveValue('amara@okafor.example');
    await expect(email(page)).toBeFocused();
    expect(await page.evaluate('window.field === document.activeElement')).toBe(true);
    await expect(signUp.getByLabel('First Name')).toHaveValue('Amara');
    await expect(signUp.getByLabel('Password', { exact: true })).toHaveValue('Long-enough-1!');
    expect(await page.evaluate('shift')).toBeLessThanOrEqual(0.02);
  });

  for (const event of [undefined, 'input', 'change']) {
    test(`when a password manager fills the form ${event === undefined ? 'without an event' : `with an event '${event}'`}, then its values are sent`, async ({
      page,
      url,
    }) => {
      const { account } = await aNewClient(url);
      const release = await openFormBeforeHydration(page);
      const values = { username: account.email, 'current-password': account.password };
      await page.evaluate(fillLikePasswordManager, { values, event });

      release();
      await waitForHydration(page);
      await expect(email(page)).toHaveValue(account.email);
      await signInForm(page).getByRole('button', { name: 'Sign In' }).click();

      await expect(toast(page, 'Login Successful')).toBeVisible();
    });
  }

  test('when a password manager inserts icons while the page hydrates, then the typed text and the focus stay', async ({
    page,
  }) => {
    await page.addInitScript(insertIconsDuringHydration);
    const release = await openFormBeforeHydration(page);
    await email(page).fill('amara@okafor.example');
    await page.evaluate('window.field = document.activeElement');

    release();
    await waitForHydration(page);

    expect(await page.evaluate('window.inserted')).toBeGreaterThan(0);
    await expect(email(page)).toHaveValue('amara@okafor.example');
    expect(await page.evaluate('window.field === document.activeElement')).toBe(true);
  });

  test('when the visitor presses a tab, then its form appears once the application runs', async ({
    page,
  }) => {
    const release = await openFormBeforeHydration(page);

    await page.getByRole('tab', { name: "I'm a Provider" }).click();
    release();

    await expect(page.getByRole('form', { name: 'Create a provider account' })).toBeVisible();
  });

  test('when the visitor follows Continue with Google, then the request contains the return target of the address', async ({
    page,
  }) => {
    await openFormBeforeHydration(page, '/auth?returnTo=%2Fcreate-event');
    const googleRequest = page.waitForRequest('**/api/auth/google?**');
    await page.route('**/api/auth/google?**', (route) => route.fulfill({ body: 'Google' }));

    await page.getByRole('link', { name: 'Continue with Google' }).click();

    expect(new URL((await googleRequest).url()).searchParams.get('returnTo')).toBe('/create-event');
  });

  test('when the address has parameters other than a return target, then the server does not send the prerendered form', async ({
    page,
  }) => {
    const answers = await Promise.all(
      ['/auth?signUp=provider', '/auth?reset=a-token', '/auth?returnTo=%2F&step=second'].map((address) =>
        page.request.get(address),
      ),
    );

    for (const answer of answers) {
      expect(await answer.text()).not.toContain('data-path');
    }
  });

  test('when somebody is signed in, then no form appears before their page opens', async ({
    clientPage: page,
  }) => {
    await page.addInitScript(watchForms);

    await page.goto('/auth');
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();

    expect(await page.evaluate('formsSeen')).toBe(0);
  });
});

const watchForms = `
  window.formsSeen = 0;
  new MutationObserver(() => {
    window.formsSeen += document.querySelectorAll('form[aria-label="Sign In"]').length;
  }).observe(document, { childList: true, subtree: true });
`;
