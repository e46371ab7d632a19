import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/hydration.ts';

const deferredCode = /\/(overlays|zod)\.\w+\.js$/;

test.describe('code that loads on the first interaction', { tag: '@one-service' }, () => {
  test('when nobody interacts with the page, then dialogs, toasts and form validation are not fetched', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));

    await page.goto('/auth');
    await expect(page.getByRole('form', { name: 'Sign In' })).toBeVisible();
    await page.waitForLoadState('networkidle');

    expect(fetched.filter((url) => deferredCode.test(url))).toEqual([]);
  });

  test('when the visitor fills in a form, then validation loads, and its message appears beside the field', async ({
    page,
  }) => {
    await page.goto('/auth');
    await waitForHydration(page);
    const rules = page.waitForRequest(/\/zod\.\w+\.js$/);
    const email = page.getByRole('form', { name: 'Sign In' }).getByLabel('Email');

    await email.fill('r');
    await email.fill('');
    await email.blur();

    await rules;
    await expect(email).toHaveAccessibleDescription('Email is required');
  });

  test('when the code of toasts fails to load, then the texts of toasts still appear', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/overlays/);
    await page.route('**/overlays.*.js', (route) => route.abort());
    await page.goto('/auth');
    const form = page.getByRole('form', { name: 'Sign In' });
    await form.getByLabel('Email').fill('nobody@journey.example');
    await form.getByLabel('Password', { exact: true }).fill('Wrong-password-1!');

    await form.getByRole('button', { name: 'Sign In' }).click();

    await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Login Failed');
  });

  test('when form validation fails to load, then the server’s error appears beside the field', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/zod/);
    await page.route('**/zod.*.js', (route) => route.abort());
    await page.goto('/auth');
    const email = page.getByRole('form', { name: 'Sign In' }).getByLabel('Email');

    await page.getByRole('form', { name: 'Sign In' }).getByRole('button', { name: 'Sign In' }).click();

    await expect(email).toHaveAccessibleDescription('Email is required');
  });
});
