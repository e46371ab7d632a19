import { forgotPassword, getCurrentUser, login, resetPassword } from '@marquee/contracts/auth-operations';
import { aStranger, signInWithGoogle, startWithGoogle } from './support/google-kit.ts';
import type { IdentityWithGoogle } from './support/google-kit.ts';
import { aClient, confirmAddress, goodPassword, tokenIn } from './support/identity-kit.ts';
import type { SignedUp } from './support/identity-kit.ts';

let google: IdentityWithGoogle;
beforeAll(async () => {
  google = await startWithGoogle();
});
afterAll(() => google.stop());

async function aVerifiedClient(): Promise<SignedUp> {
  const dana = await aClient(google.identity);
  await confirmAddress(google.identity, dana);
  return dana;
}

/** Sets the account to the state of an earlier release, in which links confirmed an address without a session. */
async function resetToEarlierRelease({ id }: SignedUp): Promise<void> {
  const accounts = google.identity.connection.collection<{ _id: string }>('accounts');
  await accounts.updateOne({ _id: id }, { $unset: { isPasswordProven: 1 } });
}

async function setPassword({ email }: SignedUp, password: string): Promise<void> {
  await google.identity.call(forgotPassword, { body: { email } });
  const mails = await google.identity.sentEmails();
  const token = tokenIn(mails.find(({ to, text }) => to === email && text.includes('?reset=')));
  await google.identity.call(resetPassword, { body: { token, password } });
}

async function signInStatus({ email }: SignedUp, password = goodPassword): Promise<number> {
  return (await google.identity.call(login, { body: { email, password } })).status;
}

async function sessionStatus({ cookie }: Pick<SignedUp, 'cookie'>): Promise<number> {
  return (await google.identity.call(getCurrentUser, { headers: { cookie } })).status;
}

async function notificationsTo(email: string) {
  const mails = await google.identity.sentEmails();
  return mails.filter(({ to, subject }) => to === email && subject === 'Google was linked to your account');
}

describe('Google linked to an account', () => {
  test('when Google is linked, then one email notifies the owner and says what to do if somebody else linked it', async () => {
    const dana = await aVerifiedClient();

    await signInWithGoogle(google.aBrowser(), dana);
    await signInWithGoogle(google.aBrowser(), dana);

    const notifications = await notificationsTo(dana.email);
    expect(notifications).toHaveLength(1);
    expect(notifications[0]?.text).toContain('the Google account with this address can sign in');
    expect(notifications[0]?.text).toContain('change your password now');
    expect(notifications[0]?.text).toContain('http://localhost:8080/account\n');
  });

  test('when a session of the account has confirmed the address, then the password and the sessions stay', async () => {
    const dana = await aVerifiedClient();

    await signInWithGoogle(google.aBrowser(), dana);

    expect([await signInStatus(dana), await sessionStatus(dana)]).toEqual([200, 200]);
  });

  test('when the person who set the password never proved to own the address, then password and sessions are removed', async () => {
    const dana = await aVerifiedClient();
    await resetToEarlierRelease(dana);

    const browser = google.aBrowser();
    await signInWithGoogle(browser, dana);

    expect([await signInStatus(dana), await sessionStatus(dana)]).toEqual([401, 401]);
    expect(await sessionStatus({ cookie: browser.cookie() })).toBe(200);
    const [notification] = await notificationsTo(dana.email);
    expect(notification?.text).toContain('The earlier password no longer works');
  });

  test('when the password was set by an emailed link, then the password stays', async () => {
    const dana = await aVerifiedClient();
    await resetToEarlierRelease(dana);
    await setPassword(dana, 'Another-curtain-8');

    await signInWithGoogle(google.aBrowser(), dana);

    expect(await signInStatus(dana, 'Another-curtain-8')).toBe(200);
  });

  test('when Google sign-in creates the account, then nobody is notified', async () => {
    const noor = aStranger();

    await signInWithGoogle(google.aBrowser(), noor);

    expect(await notificationsTo(noor.email)).toEqual([]);
  });
});
