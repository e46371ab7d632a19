import { notify } from '@marquee/ui';
import type { NavigateExternally } from './navigate-externally.ts';

const redirectDelay = 500;
/** In milliseconds. The page has unloaded within this time, unless the user has stayed because of an unsaved form. */
const unloadDelay = 2_000;

export type SessionEnd = {
  /**
   * Shows a toast that the session has ended, then navigates to the sign-in. Calls at the same time share one toast and one navigation.
   * Resolves only if the user stays, so that the toast of a rejected action does not replace the toast about the session.
   */
  endSession: () => Promise<void>;
  /**
   * Whether the session has ended and nobody has signed in since. Cached reads then stay, because the user may have stayed on the page with
   * unsaved input.
   */
  hasSessionEnded: () => boolean;
  /** Call when a user has signed in again in another tab. */
  resumeSession: () => void;
};

/** Implements the specification's logged-out rule. */
export function createSessionEnd(navigateExternally: NavigateExternally): SessionEnd {
  let redirecting: Promise<void> | null = null;
  let hasEnded = false;

  return {
    endSession() {
      hasEnded = true;
      redirecting ??= redirectToLogin(navigateExternally).finally(() => {
        redirecting = null;
      });
      return redirecting;
    },
    hasSessionEnded: () => hasEnded,
    resumeSession() {
      hasEnded = false;
    },
  };
}

async function redirectToLogin(navigateExternally: NavigateExternally): Promise<void> {
  const address = loginAddress();
  notify({
    kind: 'destructive',
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
  });
  await delay(redirectDelay);
  navigateExternally(address, { replace: true });
  await delay(unloadDelay);
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Address of the sign-in, which returns the user to the current address. */
export function loginAddress(): string {
  const { pathname, search, hash } = location;
  return `/api/login?returnTo=${encodeURIComponent(pathname + search + hash)}`;
}
