import { notify } from '@marquee/ui';
import { messageOf } from '../api/api-error.ts';
import { useLeaveFor } from '../store/use-leave-for.ts';
import { useLogoutMutation } from './session-api.ts';

export type SignOut = { signOut: () => Promise<void>; isSigningOut: boolean };

/** Ends the session, then loads / anew. */
export function useSignOut(): SignOut {
  const [logout, { isLoading }] = useLogoutMutation();
  const leaveFor = useLeaveFor();

  async function signOut() {
    try {
      await logout().unwrap();
      forgetDrafts();
      leaveFor('/', { replace: true });
    } catch (refusal) {
      notify({ kind: 'destructive', title: 'Error', description: messageOf(refusal, 'Failed to sign out') });
    }
  }

  return { signOut, isSigningOut: isLoading };
}

/** Half-written forms belong to the account; whoever signs in next on this machine must not find them. */
function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('marquee.draft.')) {
      localStorage.removeItem(key);
    }
  }
}
