import { getCurrentUser } from '@marquee/contracts/auth-operations';
import {
  answerGoogle,
  expired,
  failed,
  goToGoogle,
  parameterOf,
  startWithGoogle,
  callbackPath,
  withParameter,
} from './support/google-kit.ts';
import type { Browser, IdentityWithGoogle } from './support/google-kit.ts';

/** Gate S11: every failure redirects to the sign-in page, which says why. Nobody is signed in, and no answer is a 5xx. */
let google: IdentityWithGoogle;
beforeAll(async () => {
  google = await startWithGoogle();
});
afterAll(() => google.stop());

async function isSignedIn(browser: Browser): Promise<boolean> {
  const { status } = await google.identity.call(getCurrentUser, { headers: { cookie: browser.cookie() } });
  return status === 200;
}

describe('the state of a sign-in with Google', () => {
  test.each([
    ['missing', null],
    ['empty', ''],
    ['made up', 'x'.repeat(43)],
  ])('when the state is %s, then the sign-in has expired', async (_case, state) => {
    const browser = google.aBrowser();
    const path = await callbackPath(browser);

    expect(await browser.visit(withParameter(path, 'state', state))).toEqual(expired);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('when the state is replayed, then the second sign-in has expired', async () => {
    const browser = google.aBrowser();
    const path = await callbackPath(browser);

    const answers = [await browser.visit(path), await browser.visit(path)];

    expect(answers).toEqual([{ status: 302, location: '/auth/role' }, expired]);
  });

  test('when the state arrives twenty times at once, then one sign-in succeeds', async () => {
    const browser = google.aBrowser();
    const path = await callbackPath(browser);

    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.visit(path)));

    expect(answers.filter(({ location }) => location === '/auth/role')).toHaveLength(1);
    expect(answers.filter(({ location }) => location === expired.location)).toHaveLength(19);
  });

  test('when another person’s browser sends the state, then the sign-in has expired, so nobody is signed in as a stranger', async () => {
    const path = await callbackPath(google.aBrowser());
    const victim = google.aBrowser();
    await goToGoogle(victim);

    expect(await victim.visit(path)).toEqual(expired);
    expect(await isSignedIn(victim)).toBe(false);
  });

  test('when the browser sends no cookie, then the sign-in has expired', async () => {
    const path = await callbackPath(google.aBrowser());

    expect(await google.aBrowser().visit(path)).toEqual(expired);
  });

  test('when the state is sent after ten minutes, then the sign-in has expired', async () => {
    const slow = await startWithGoogle();
    const browser = slow.aBrowser();
    const path = await callbackPath(browser);
    slow.identity.clock.advance({ seconds: 600 });

    expect(await browser.visit(path)).toEqual(expired);
    await slow.stop();
  });
});

describe('the code of a sign-in with Google', () => {
  test.each([
    ['made up', 'made-up'],
    ['missing', null],
    ['empty', ''],
  ])('when the code is %s, then the sign-in is rejected', async (_case, code) => {
    const browser = google.aBrowser();
    const path = await callbackPath(browser);

    expect(await browser.visit(withParameter(path, 'code', code))).toEqual(failed);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('when the code was already used, then the sign-in is rejected', async () => {
    const browser = google.aBrowser();
    const used = await callbackPath(browser);
    await browser.visit(used);
    const thief = google.aBrowser();
    const fresh = await callbackPath(thief);

    expect(await thief.visit(withParameter(fresh, 'code', parameterOf(used, 'code')))).toEqual(failed);
    expect(await isSignedIn(thief)).toBe(false);
  });

  test('when the code was issued for another PKCE challenge, then the sign-in is rejected', async () => {
    const stolen = parameterOf(await callbackPath(google.aBrowser()), 'code');
    const thief = google.aBrowser();
    const path = await callbackPath(thief);

    expect(await thief.visit(withParameter(path, 'code', stolen))).toEqual(failed);
    expect(await isSignedIn(thief)).toBe(false);
  });
});

describe('an error that Google returns', () => {
  test('when the user cancels, then the sign-in page says so and the requested page is kept', async () => {
    const browser = google.aBrowser();
    const path = await answerGoogle(await goToGoogle(browser, '/create-event'), { answer: 'no' });

    expect(await browser.visit(path)).toEqual({
      status: 302,
      location: '/auth?notice=google-denied&returnTo=%2Fcreate-event',
    });
  });

  test('when the error has another reason, then the sign-in fails', async () => {
    const browser = google.aBrowser();
    const path = withParameter(await callbackPath(browser), 'error', 'server_error');

    expect(await browser.visit(path)).toEqual(failed);
  });

  test.each([
    ['a parameter occurs twice', 'state=a&state=b&code=c'],
    ['parameters are no texts', 'state[$gt]=&code[]=1'],
    ['no parameters', ''],
  ])('when the query is invalid (%s), then the sign-in has expired', async (_case, query) => {
    expect(await google.aBrowser().visit(`/api/auth/google/callback?${query}`)).toEqual(expired);
  });
});
