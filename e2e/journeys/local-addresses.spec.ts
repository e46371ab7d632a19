import { aClient } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { confirmAddress } from './actions/confirm-address.ts';
import { signUpAsClient } from './actions/sign-up.ts';

test.describe('the local addresses', () => {
  test.use({
    baseURL: async ({ baseURL }, provide) => {
      await provide(baseURL?.replace('localhost', '127.0.0.1'));
    },
  });

  test('when somebody signs up at 127.0.0.1, then links in emails lead there', async ({ page }) => {
    const client = aClient();
    await signUpAsClient(page, client);

    await confirmAddress(page, client);

    expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  });
});
