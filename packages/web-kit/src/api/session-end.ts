import { notify } from '@marquee/ui';
import type { NavigateExternally } from './browser-adapter.ts';

const redirectDelay = 500;
/** In milliseconds. By then the page has unloaded, unless the user stayed because of an unsaved form. */
const unloadDelay = 2_000;

export type SessionEnd = {
  /**
   * Shows a toast that the session has ended, then navigates to the sign-in; once, even if several calls detect it. Resolves only if the
   * user stays, so that the toast of a rejected action does not replace this one.
   */
  endSession: () => Promise<void>;
  /** Whether the user was notified. For a user who stays because of an unsaved form, the page keeps its cached reads. */
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

/** Address of the sign-in, with the current address as the one to return to. */
export function loginAddress(): string {
  return `/api/login?returnTo=${encodeURIComponent(location.pathname + location.search)}`;
}
