import { signIn } from '../fixtures/sign-in.ts';
import { aNewProvider } from './scene/person.ts';
import { expect, test } from './scene/test.ts';

const trialUrl = process.env.MARQUEE_TRIAL_URL ?? '';

test.describe('4 Provider subscription', () => {
  test.use({ baseURL: trialUrl });

  test('when the trial has not ended, then the badge shows the days remaining', async ({ page }) => {
    const { account } = await aNewProvider(trialUrl);
    await signIn(page, trialUrl, account);

    await page.goto('/provider');

    await expect(page.getByText('Free Trial')).toBeVisible();
    await expect(page.getByText(/\d+ days? (left|remaining)/)).toBeVisible();
  });
});
