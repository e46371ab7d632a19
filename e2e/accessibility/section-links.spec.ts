import { amara, sunset } from '../fixtures/demo.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const links = [
  { user: amara, path: '/account#delete-account', heading: 'Delete account' },
  { user: sunset, path: '/provider/billing#payment-defaults', heading: 'Payment defaults' },
];

for (const { user, path, heading } of links) {
  test(`when ${path} is opened, then the section’s heading has the focus and is in view, although the sections above load first`, async ({
    page,
    baseURL,
  }) => {
    await signIn(page, baseURL ?? '', user);

    await page.goto(path);

    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  });
}
