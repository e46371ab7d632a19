import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { suspendUser } from '@marquee/contracts/admin-operations';
import { getCurrentUser } from '@marquee/contracts/auth-operations';
import { anAdminCaller } from '@marquee/service-kit/test-kit/callers';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';
import { admin, aClient, startIdentity } from './support/identity-kit.ts';
import { aStranger, failed, signInWithGoogle, startWithGoogle, callbackPath } from './support/google-kit.ts';
import type { Browser, IdentityWithGoogle } from './support/google-kit.ts';

/** Gate S11, second half: which sign-ins are rejected, and which redirects are dropped. */
let google: IdentityWithGoogle;
beforeAll(async () => {
  google = await startWithGoogle();
});
afterAll(() => google.stop());

async function isSignedIn(browser: Browser): Promise<boolean> {
  const { status } = await google.identity.call(getCurrentUser, { headers: { cookie: browser.cookie() } });
  return status === 200;
}

describe('the address of a Google account', () => {
  test('when Google has not verified the address, then nobody is signed in and no account is created', async () => {
    const browser = google.aBrowser();
    const noor = aStranger();

    const location = await signInWithGoogle(browser, { ...noor, isConfirmed: false });

    expect(location).toBe('/auth?notice=google-unconfirmed');
    expect(await isSignedIn(browser)).toBe(false);
    const accounts = google.identity.connection.collection('accounts');
    expect(await accounts.countDocuments({ emailKey: noor.email })).toBe(0);
  });

  test('when the Marquee account has never confirmed the address, then the person has to sign in with the password first', async () => {
    const dana = await aClient(google.identity);
    const browser = google.aBrowser();

    expect(await signInWithGoogle(browser, dana)).toBe('/auth?notice=google-password-first');
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('when the address is the operator’s, then the sign-in is rejected because of the role', async () => {
    const browser = google.aBrowser();

    expect(await signInWithGoogle(browser, admin)).toBe('/auth?notice=google-operator');
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('when the account is suspended, then the page says so and nobody is signed in', async () => {
    const noor = aStranger();
    const browser = google.aBrowser();
    await signInWithGoogle(browser, noor);
    const { body } = await google.identity.call(getCurrentUser, { headers: { cookie: browser.cookie() } });
    const call = { as: anAdminCaller(), params: { id: body.id }, body: { reason: 'Spam' } };
    await google.identity.call(suspendUser, call);

    expect(await signInWithGoogle(browser, noor)).toBe('/auth?notice=google-suspended');
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('when the Marquee account is linked to another Google account, then the sign-in is rejected', async () => {
    const noor = aStranger();
    await signInWithGoogle(google.aBrowser(), noor);
    await google.identity.connection
      .collection('accounts')
      .updateOne({ emailKey: noor.email }, { $set: { 'google.sub': randomUUID() } });

    const location = await signInWithGoogle(google.aBrowser(), noor);

    expect(location).toBe('/auth?notice=google-other-account');
  });
});

describe('the page to return to', () => {
  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
  ])('when `returnTo` is %j, then it is dropped', async (returnTo) => {
    expect(await signInWithGoogle(google.aBrowser(), aStranger(), returnTo)).toBe('/auth/role');
  });
});

describe('a failure of Google', () => {
  test.each<[string, RequestListener]>([
    ['does not answer', () => undefined],
    ['stops in the middle of its answer', (_request, response) => response.write('{')],
  ])('when Google %s, then the sign-in fails and no connection stays open', async (_case, answer) => {
    const silent = createServer(answer);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const slow = await startWithGoogle({
      GOOGLE_TOKEN_URL: `http://127.0.0.1:${port}/token`,
      GOOGLE_WAIT_MS: '50',
    });
    const browser = slow.aBrowser();

    expect(await browser.visit(await callbackPath(browser))).toEqual(failed);
    await pollUntil(async () => (await promisify(silent.getConnections.bind(silent))()) === 0);
    silent.close();
    await slow.stop();
  });

  test.each([
    ['refuses the connection', { GOOGLE_TOKEN_URL: 'http://127.0.0.1:9/token' }],
    ['does not return an identity', { GOOGLE_USERINFO_URL: 'http://127.0.0.1:9/userinfo' }],
  ])('when Google %s, then the sign-in fails', async (_case, environment) => {
    const broken = await startWithGoogle(environment);
    const browser = broken.aBrowser();

    expect(await browser.visit(await callbackPath(browser))).toEqual(failed);
    await broken.stop();
  });
});

describe('Google sign-in', () => {
  test('when Google sign-in is not configured, then both of its routes say so', async () => {
    const without = await startIdentity();

    const paths = ['/api/auth/google?returnTo=%2Fx', '/api/auth/google/callback?code=1&state=2'];
    const answers = await Promise.all(paths.map((path) => without.fetch(path)));

    expect(answers.map(({ headers }) => headers.get('location'))).toEqual([
      '/auth?notice=google-unavailable&returnTo=%2Fx',
      '/auth?notice=google-unavailable',
    ]);
    await without.stop();
  });

  test('when one network starts sign-ins too often, then the sign-in page says so', async () => {
    const narrow = await startWithGoogle({ GOOGLE_ADDRESS_LIMIT: '1' });
    const browser = narrow.aBrowser();
    await browser.visit('/api/auth/google');

    const answer = await browser.visit('/api/auth/google');

    expect(answer).toEqual({ status: 302, location: '/auth?notice=google-too-often' });
    await narrow.stop();
  });
});
