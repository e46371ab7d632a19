import { getCurrentUser, login } from '@marquee/contracts/auth-operations';
import { chooseRole } from '@marquee/contracts/account-operations';
import { aClient, confirmAddress, goodPassword } from './support/identity-kit.ts';
import type { SignedUp } from './support/identity-kit.ts';
import {
  answerGoogle,
  answersOf,
  aStranger,
  goToGoogle,
  signInWithGoogle,
  startWithGoogle,
} from './support/google-kit.ts';
import type { Browser, IdentityWithGoogle } from './support/google-kit.ts';

let google: IdentityWithGoogle;
beforeAll(async () => {
  google = await startWithGoogle();
});
afterAll(() => google.stop());

async function userOf(browser: Browser) {
  return (await google.identity.call(getCurrentUser, { headers: { cookie: browser.cookie() } })).body;
}

async function aVerifiedClient(): Promise<SignedUp> {
  const dana = await aClient(google.identity);
  await confirmAddress(google.identity, dana);
  return dana;
}

describe('the redirect to Google', () => {
  test('when a sign-in starts, then the redirect has the state, a challenge and the account prompt, and no secret', async () => {
    const page = new URL(await goToGoogle(google.aBrowser()));

    expect(Object.fromEntries(page.searchParams)).toEqual({
      client_id: 'marquee-on-this-machine',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
      prompt: 'select_account',
      redirect_uri: 'http://localhost:8080/api/auth/google/callback',
      response_type: 'code',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
  });

  test('when a sign-in starts, then the redirect sets an HttpOnly cookie for ten minutes', async () => {
    const { headers } = await google.identity.fetch('/api/auth/google');

    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^google-sign-in=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/,
      ) as string,
    ]);
  });

  test('when two tabs start a sign-in, then both can return', async () => {
    const browser = google.aBrowser();
    const pages = [await goToGoogle(browser), await goToGoogle(browser)];
    const noor = aStranger();

    const locations = [];
    for (const page of pages) {
      locations.push((await browser.visit(await answerGoogle(page, answersOf(noor)))).location);
    }

    expect(locations).toEqual(['/auth/role', '/auth/role']);
  });
});

describe('a first sign-in with Google', () => {
  test('when no account has the address, then a new account without a role is created', async () => {
    const browser = google.aBrowser();
    const noor = aStranger();

    expect(await signInWithGoogle(browser, noor)).toBe('/auth/role');
    expect(await userOf(browser)).toMatchObject({
      email: noor.email,
      emailVerified: true,
      role: null,
      profile: null,
    });
  });

  test('when a newcomer was going to a page, then the redirect keeps the path of that page', async () => {
    const location = await signInWithGoogle(google.aBrowser(), aStranger(), '/create-event?from=home');

    expect(location).toBe('/auth/role?returnTo=%2Fcreate-event%3Ffrom%3Dhome');
  });

  test('when a client has the same confirmed address, then the sign-in is to that account and the password still works', async () => {
    const dana = await aVerifiedClient();
    const browser = google.aBrowser();

    expect(await signInWithGoogle(browser, { email: dana.email.toUpperCase() })).toBe('/');
    expect((await userOf(browser)).id).toBe(dana.id);
    const body = { email: dana.email, password: goodPassword };
    expect((await google.identity.call(login, { body })).status).toBe(200);
  });

  test('when two browsers sign in at once, then one account exists', async () => {
    const noor = aStranger();
    const browsers = [google.aBrowser(), google.aBrowser()] as const;

    await Promise.all(browsers.map((browser) => signInWithGoogle(browser, noor)));

    const [one, other] = [await userOf(browsers[0]), await userOf(browsers[1])];
    expect(one.email).toBe(noor.email);
    expect(other.id).toBe(one.id);
  });
});

describe('a second sign-in with Google', () => {
  test('when the account is a provider’s, then the sign-in leads to the provider dashboard', async () => {
    const lena = aStranger();
    const first = google.aBrowser();
    await signInWithGoogle(first, lena);
    const chosen = await google.identity.call(chooseRole, {
      headers: { cookie: first.cookie() },
      body: { role: 'provider', businessName: 'Golden Hour' },
    });
    const second = google.aBrowser();

    expect(await signInWithGoogle(second, lena)).toBe('/provider');
    expect((await userOf(second)).id).toBe(chosen.body.id);
  });

  test('when the account’s address has changed, then Google’s id still identifies the account', async () => {
    const noor = aStranger();
    const first = google.aBrowser();
    await signInWithGoogle(first, noor);
    const { id } = await userOf(first);
    await google.identity.connection
      .collection('accounts')
      .updateOne(
        { emailKey: noor.email },
        { $set: { email: 'new@noor.example', emailKey: 'new@noor.example' } },
      );

    const second = google.aBrowser();
    await signInWithGoogle(second, { ...noor, isConfirmed: false });

    expect((await userOf(second)).id).toBe(id);
  });

  test('when the browser has a session, then that session ends and the new session has another cookie', async () => {
    const dana = await aVerifiedClient();
    const browser = google.aBrowser(dana.cookie);

    expect(await signInWithGoogle(browser, dana, '/client-admin?tab=quotes')).toBe(
      '/client-admin?tab=quotes',
    );
    expect(browser.cookie()).not.toContain(dana.cookie);
    const before = await google.identity.call(getCurrentUser, { headers: { cookie: dana.cookie } });
    expect(before.status).toBe(401);
    expect((await userOf(browser)).id).toBe(dana.id);
  });
});
