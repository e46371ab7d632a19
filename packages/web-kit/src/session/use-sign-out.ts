import { useNotifyRefusal } from '../api/use-notify-refusal.ts';
import { keptOnDevice } from '../device/kept-on-device.ts';
import { useLeaveFor } from '../store/use-leave-for.ts';
import { useLogoutMutation } from './session-api.ts';

export type SignOut = { signOut: () => Promise<void>; isSigningOut: boolean };

/** Ends the session, then loads / anew. */
export function useSignOut(): SignOut {
  const [logout, { isLoading }] = useLogoutMutation();
  const leaveFor = useLeaveFor();
  const notifyRefusal = useNotifyRefusal();

  async function signOut() {
    try {
      await logout().unwrap();
      // Half-written forms belong to the account; whoever signs in next on this machine must not find them.
      keptOnDevice.forgetAll('marquee.draft.');
      leaveFor('/', { replace: true });
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to Sign Out' });
    }
  }

  return { signOut, isSigningOut: isLoading };
}
