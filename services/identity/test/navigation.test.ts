import { startGoogleSignIn, startLogin } from '@marquee/contracts/auth-operations';
import { startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

describe('the login redirect', () => {
  test.each([
    ['nothing', undefined, '/auth'],
    ['a path of ours', '/edit-event/7?tab=a&b=c#d', '/auth?returnTo=%2Fedit-event%2F7%3Ftab%3Da%26b%3Dc%23d'],
    ['another site', 'https://evil.example/', '/auth'],
    ['another site without a scheme', '//evil.example', '/auth'],
    ['a script', 'javascript:alert(1)', '/auth'],
  ])('when `returnTo` is %s, then the target is the sign-in page', async (_case, returnTo, location) => {
    const { status, headers } = await identity.call(startLogin, { query: { returnTo } });

    expect([status, headers.get('location')]).toEqual([302, location]);
  });
});

describe('sign in with Google', () => {
  test('when Google sign-in is not configured, then the sign-in page says so', async () => {
    const { status, headers } = await identity.call(startGoogleSignIn);

    expect([status, headers.get('location')]).toEqual([302, '/auth?notice=google-unavailable']);
  });
});
