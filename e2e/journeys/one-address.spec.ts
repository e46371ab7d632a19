import { expect, test } from '../fixtures/test.ts';

test.describe('the local addresses', () => {
  test('when somebody begins at 127.0.0.1, then they are at the address of mailed links before they sign in', async ({
    page,
    baseURL,
  }) => {
    const { host, port } = new URL(baseURL ?? '');

    await page.goto(`http://127.0.0.1:${port}/auth?signUp=provider`);

    await expect(page.getByRole('tab', { name: "I'm a Provider" })).toHaveAttribute('aria-selected', 'true');
    expect(new URL(page.url()).host).toBe(host);
  });
});
