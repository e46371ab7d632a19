import { amara, sunset } from '../fixtures/demo.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** The section is hidden until the page has the answer to `awaited`, or at most half a second. */
const links = [
  {
    user: amara,
    path: '/account#delete-account',
    heading: 'Delete account',
    awaited: '**/api/account/sessions*',
  },
  {
    user: sunset,
    path: '/provider/billing#payment-defaults',
    heading: 'Payment defaults',
    awaited: '**/api/billing/account*',
  },
];

for (const { user, path, heading, awaited } of links) {
  test(`when ${path} is opened and the section is hidden at first, then its heading gets the focus and is in view`, async ({
    page,
    baseURL,
  }) => {
    await signIn(page, baseURL ?? '', user);
    const release = await holdRequests(page, awaited);
    const requested = page.waitForRequest(awaited);

    await page.goto(path);
    await requested;
    release();

    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  });
}
