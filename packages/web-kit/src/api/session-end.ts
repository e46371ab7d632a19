import { notify } from '@marquee/ui';
import type { LeaveFor } from './edge.ts';

const redirectDelay = 500;
/** By then the page is gone, unless its user stays for the sake of a form that is not saved. */
const unloadTime = 2_000;

/**
 * The logged-out rule. Several calls may find out at once; the user is told and sent away once. Resolves only for whoever is still
 * here afterwards: what is said about a refused act would take the place of this toast, and a guard would lead elsewhere.
 */
export function createSessionEnd(leaveFor: LeaveFor): () => Promise<void> {
  let leaving: Promise<void> | null = null;

  return () => {
    leaving ??= leaveForLogin(leaveFor).finally(() => {
      leaving = null;
    });
    return leaving;
  };
}

async function leaveForLogin(leaveFor: LeaveFor): Promise<void> {
  const address = loginAddress();
  notify({
    kind: 'destructive',
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
  });
  await passed(redirectDelay);
  leaveFor(address, { replace: true });
  await passed(unloadTime);
}

function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** The sign-in, from which the user comes back to where they are now. */
export function loginAddress(): string {
  return `/api/login?returnTo=${encodeURIComponent(location.pathname + location.search)}`;
}
