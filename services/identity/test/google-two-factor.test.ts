import { passSecondStep } from '@marquee/contracts/auth-operations';
import { aClient, cookieOf } from './support/identity-kit.ts';
import { signInWithGoogle, startWithGoogle } from './support/google-kit.ts';
import type { IdentityWithGoogle } from './support/google-kit.ts';
import { nextCode, enableTwoFactor } from './support/two-factor-kit.ts';

let google: IdentityWithGoogle;
beforeAll(async () => {
  google = await startWithGoogle();
});
afterAll(() => google.stop());

describe('sign in with Google and two-factor authentication', () => {
  test('when two-factor authentication is on, then the sign-in requires a code, and the right code completes it', async () => {
    const { identity } = google;
    const dana = await enableTwoFactor(identity, await aClient(identity));
    const browser = google.aBrowser();

    const location = await signInWithGoogle(browser, dana, '/client-admin');
    const answer = await identity.call(passSecondStep, {
      body: { code: nextCode(identity, dana.secret) },
      headers: { cookie: browser.cookie() },
    });

    expect(location).toBe('/auth?step=second&returnTo=%2Fclient-admin');
    expect([answer.status, answer.body.id]).toEqual([200, dana.id]);
    expect(cookieOf(answer)).toMatch(/^sid=/);
  });
});
