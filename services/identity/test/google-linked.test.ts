import { verifyEmail } from '@marquee/contracts/auth-operations';
import { aStranger, signInWithGoogle, startWithGoogle } from './google-kit.ts';
import type { WithGoogle } from './google-kit.ts';
import { aClient, tokenIn } from './identity-kit.ts';
import type { SignedUp } from './identity-kit.ts';

let google: WithGoogle;
beforeAll(async () => {
  google = await startWithGoogle();
});
afterAll(() => google.stop());

async function aVerifiedClient(): Promise<SignedUp> {
  const dana = await aClient(google.identity);
  const mails = await google.identity.mails();
  const token = tokenIn(mails.find(({ to }) => to === dana.email));
  await google.identity.call(verifyEmail, { body: { token } });
  return dana;
}

async function noticesTo(email: string) {
  const mails = await google.identity.mails();
  return mails.filter(({ to, subject }) => to === email && subject === 'Google was linked to your account');
}

describe('Google linked to an account', () => {
  test('when it is the first sign-in with Google, then the owner is told once, and how to undo harm', async () => {
    const dana = await aVerifiedClient();

    await signInWithGoogle(google.aBrowser(), dana);
    await signInWithGoogle(google.aBrowser(), dana);

    const notices = await noticesTo(dana.email);
    expect(notices).toHaveLength(1);
    expect(notices[0]?.text).toContain('can now be signed in to with Google');
    expect(notices[0]?.text).toContain('change your password at once');
    expect(notices[0]?.text).toContain('http://localhost:8080/account\n');
  });

  test('when the account is made by it, then there is nobody to be told', async () => {
    const noor = aStranger();

    await signInWithGoogle(google.aBrowser(), noor);

    expect(await noticesTo(noor.email)).toEqual([]);
  });
});
