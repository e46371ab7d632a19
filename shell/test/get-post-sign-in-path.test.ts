import { aClientUser, aProviderUser, aUserWithoutRole } from '@marquee/web-kit/testing';
import { getPostSignInPath } from '../src/features/accounts/get-post-sign-in-path.ts';

describe('page after the sign-in', () => {
  test.each([
    ['a client', aClientUser(), '/'],
    ['a provider', aProviderUser(), '/provider'],
    ['a user without a role', aUserWithoutRole(), '/'],
  ])('when %s has no `returnTo`, then the page is the start page of the role', (_who, user, address) => {
    expect(getPostSignInPath(user, null)).toBe(address);
  });

  test.each(['/edit-event/7', '/client-admin?tab=quotes', '/quote?quote=7#total', '/a%2Fb'])(
    'when `returnTo` is %s, then the page is that address',
    (returnTo) => {
      expect(getPostSignInPath(aProviderUser(), returnTo)).toBe(returnTo);
    },
  );

  test('when `returnTo` has `..`, then the page is the resolved path', () => {
    expect(getPostSignInPath(aClientUser(), '/client/../provider')).toBe('/provider');
  });

  test.each([
    '',
    'client-admin',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '///evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    String.raw`\/evil.example`,
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/client/..//evil.example',
    '//[',
  ])('when `returnTo` is %j, then `returnTo` is ignored', (returnTo) => {
    expect(getPostSignInPath(aProviderUser(), returnTo)).toBe('/provider');
  });

  test.each(['%2F%2Fevil.example', '/%2F%2Fevil.example', '/%5Cevil.example'])(
    'when `returnTo` is the encoded address %s, then the page is on this origin',
    (returnTo) => {
      const { origin, host } = new URL(getPostSignInPath(aClientUser(), returnTo), location.origin);

      expect([origin, host]).toEqual([location.origin, location.host]);
    },
  );
});
