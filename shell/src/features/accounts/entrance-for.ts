import type { CurrentUser } from '@marquee/contracts/accounts';

/** Where a user who has just signed in goes: the same-origin path they came from, else their own front door. */
export function entranceFor(user: Pick<CurrentUser, 'role'>, returnTo: string | null): string {
  return sameOriginPath(returnTo) ?? (user.role === 'provider' ? '/provider' : '/');
}

/** The path of an address when it stays on this origin, else null: an open redirect would serve phishing. */
export function sameOriginPath(address: string | null): string | null {
  if (!address?.startsWith('/') || !URL.canParse(address, location.origin)) {
    return null;
  }
  const url = new URL(address, location.origin);
  const stays = url.origin === location.origin && !url.pathname.startsWith('//');
  return stays ? url.pathname + url.search + url.hash : null;
}
