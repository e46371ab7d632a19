import { useNotifyRefusal } from '../api/use-notify-refusal.ts';
import { safeLocalStorage } from '../storage/safe-storage.ts';
import { useExternalNavigation } from '../store/use-external-navigation.ts';
import { useLogoutMutation } from './session-api.ts';

export type SignOut = { signOut: () => Promise<void>; isSigningOut: boolean };

/** Ends the session, then navigates to / with a full page load. */
export function useSignOut(): SignOut {
  const [logout, { isLoading }] = useLogoutMutation();
  const navigateExternally = useExternalNavigation();
  const notifyRefusal = useNotifyRefusal();

  async function signOut() {
    try {
      await logout().unwrap();
      // Drafts belong to the account; the next user of this browser must not see them.
      safeLocalStorage.forgetAll('marquee.draft.');
      navigateExternally('/', { replace: true });
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to Sign Out' });
    }
  }

  return { signOut, isSigningOut: isLoading };
}
