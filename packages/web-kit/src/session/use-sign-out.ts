import { useNotifyRefusal } from '../api/use-notify-refusal.ts';
import { keptOnDevice } from '../device/kept-on-device.ts';
import { useLeaveFor } from '../store/use-leave-for.ts';
import { useLogoutMutation } from './session-api.ts';

export type SignOut = { signOut: () => Promise<void>; isSigningOut: boolean };

/** Ends the session, then navigates to / with a full page load. */
export function useSignOut(): SignOut {
  const [logout, { isLoading }] = useLogoutMutation();
  const leaveFor = useLeaveFor();
  const notifyRefusal = useNotifyRefusal();

  async function signOut() {
    try {
      await logout().unwrap();
      // Drafts belong to the account; the next user of this browser must not see them.
      keptOnDevice.forgetAll('marquee.draft.');
      leaveFor('/', { replace: true });
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to Sign Out' });
    }
  }

  return { signOut, isSigningOut: isLoading };
}
