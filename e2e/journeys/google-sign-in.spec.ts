import { aClient } from '../fixtures/people.ts';
import { takeAllScreenshots } from '../fixtures/appearances.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../fixtures/toast.ts';
import { goToGoogle, signInWithGoogle } from './actions/google.ts';
import { signUpAsClient } from './actions/sign-up.ts';

test.describe('sign-in with Google', { tag: '@one-service' }, () => {
  test('when a client signs in for the first time, then they choose their role; the second time they are signed in immediately', async ({
    newPerson,
  }) => {
    const [first, second] = [await newPerson(), await newPerson()];
    const { email, firstName, lastName, phone } = aClient();

    await signInWithGoogle(first, { email });
    await expect(first).toHaveURL(/\/auth\/role$/);
    await expect(first.getByRole('heading', { level: 1, name: 'How will you use Marquee?' })).toBeVisible();
    await takeAllScreenshots(first, 'journey-role');
    await first.getByRole('button', { name: 'Continue as a Client' }).click();
    const form = first.getByRole('form', { name: 'Continue as a client' });
    await form.getByLabel('First Name').fill(firstName);
    await form.getByLabel('Last Name').fill(lastName);
    await form.getByLabel('Phone').fill(phone);
    await takeAllScreenshots(first, 'journey-role-client');
    await form.getByRole('button', { name: 'Continue as a Client' }).click();
    await expect(toast(first, 'Client Account Created')).toBeVisible();
    await expect(first.getByRole('heading', { level: 1, name: `Welcome back, ${firstName}` })).toBeVisible();

    await signInWithGoogle(second, { email });

    await expect(second.getByRole('heading', { level: 1, name: `Welcome back, ${firstName}` })).toBeVisible();
    await expect(second).toHaveURL(/^http:\/\/[^/]+\/$/);
  });

  test('when a provider signs in for the first time, then their dashboard opens', async ({ newPerson }) => {
    const page = await newPerson();
    const { email } = aClient();

    await signInWithGoogle(page, { email });
    await page.getByRole('button', { name: 'Continue as a Provider' }).click();
    const form = page.getByRole('form', { name: 'Continue as a provider' });
    await form.getByLabel('Business Name').fill('Golden Hour');
    await form.getByRole('button', { name: 'Continue as a Provider' }).click();

    await expect(toast(page, 'Provider Account Created')).toBeVisible();
    await expect(page).toHaveURL(/\/provider$/);
  });

  test('when the sign-in fails, then the sign-in page states the reason', async ({ newPerson }) => {
    const page = await newPerson();
    const client = aClient();
    await signUpAsClient(await newPerson(), client);

    await goToGoogle(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('The sign-in with Google was cancelled.')).toBeVisible();
    await signInWithGoogle(page, { email: client.email });

    await expect(
      page.getByText(/^An account with this email address exists, but the address was never/),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/auth$/);
  });
});
