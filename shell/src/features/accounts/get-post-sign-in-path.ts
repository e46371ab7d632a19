import type { CurrentUser } from '@marquee/contracts/accounts';

/** Returns the path to open after the sign-in: the same-origin path in `returnTo`, or the start page of the user's role. */
export function getPostSignInPath(user: Pick<CurrentUser, 'role'>, returnTo: string | null): string {
  return sameOriginPath(returnTo) ?? (user.role === 'provider' ? '/provider' : '/');
}

/**
 * Returns path, query and fragment of an address that starts with `/` and is on this origin. Returns null for any other address, because an
 * open redirect would enable phishing.
 */
export function sameOriginPath(address: string | null): string | null {
  if (!address?.startsWith('/') || !URL.canParse(address, location.origin)) {
    return null;
  }
  const url = new URL(address, location.origin);
  const isSameOrigin = url.origin === location.origin && !url.pathname.startsWith('//');
  return isSameOrigin ? url.pathname + url.search + url.hash : null;
}
