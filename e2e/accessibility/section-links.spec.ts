import { amara, sunset } from '../fixtures/demo.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const links = [
  { user: amara, path: '/account#delete-account', heading: 'Delete account' },
  { user: sunset, path: '/provider/billing#payment-defaults', heading: 'Payment defaults' },
];

for (const { user, path, heading } of links) {
  test(`when ${path} is opened, then the section’s heading has the focus and is in view`, async ({
    page,
    baseURL,
  }) => {
    await signIn(page, baseURL ?? '', user);

    await page.goto(path);

    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  });
}

test('when a link opens the last tab of the dashboard on a phone, then the tab is in view, although the row was hidden at first', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, baseURL ?? '', sunset);

  await page.goto('/provider?tab=profile');

  await expect(page.getByRole('tab', { name: 'My Profile' })).toBeInViewport({ ratio: 1 });
});
