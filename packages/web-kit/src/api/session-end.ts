import { notify } from '@marquee/ui';
import type { LeaveFor } from './edge.ts';

const redirectDelay = 500;
/** By then the page is gone, unless its user stays for the sake of a form that is not saved. */
const unloadTime = 2_000;

export type SessionEnd = {
  /**
   * Tells the user that the session has ended, and brings them to the sign-in. Several calls may find out at once; that happens once.
   * Resolves only for a user who stays: what is said about a refused act would take the place of this toast.
   */
  endSession: () => Promise<void>;
  /** Whether this page has told its user. A user who stays because a form is not saved keeps everything that the page has read. */
  hasSessionEnded: () => boolean;
  /** A user has signed in again in another tab. */
  resumeSession: () => void;
};

/** The logged-out rule. */
export function createSessionEnd(leaveFor: LeaveFor): SessionEnd {
  let leaving: Promise<void> | null = null;
  let hasEnded = false;

  return {
    endSession() {
      hasEnded = true;
      leaving ??= leaveForLogin(leaveFor).finally(() => {
        leaving = null;
      });
      return leaving;
    },
    hasSessionEnded: () => hasEnded,
    resumeSession() {
      hasEnded = false;
    },
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
