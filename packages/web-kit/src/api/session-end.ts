import { notify } from '@marquee/ui';

const redirectDelay = 500;

/** The logged-out rule. Several calls may find out at once; the user is told and sent away once. */
export function createSessionEnd(leaveFor: (address: string) => void): () => void {
  let isLeaving = false;

  return () => {
    if (isLeaving) {
      return;
    }
    isLeaving = true;
    notify({
      kind: 'destructive',
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
    });
    setTimeout(() => {
      leaveFor(loginAddress());
    }, redirectDelay);
  };
}

/** The sign-in, from which the user comes back to where they are now. */
export function loginAddress(): string {
  return `/api/login?returnTo=${encodeURIComponent(location.pathname + location.search)}`;
}
