import type { UserDetails } from '@marquee/contracts/users';
import { notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useShellReinstateUserMutation, useShellSuspendUserMutation } from './users-api.ts';

/** Returns the operator's actions on a user. Each confirms a success in a toast and rejects on an error; `notifyError` shows the error. */
export function useUserActions({ id }: UserDetails) {
  const [suspend] = useShellSuspendUserMutation();
  const [reinstate, { isLoading }] = useShellReinstateUserMutation();
  const notifyRefusal = useNotifyRefusal();

  function notifyError(refusal: unknown) {
    notifyRefusal(refusal, { title: 'Action Failed', fallback: 'Nothing has changed.' });
  }

  return {
    isReinstating: isLoading,
    notifyError,
    suspend: async (reason: string) => {
      await suspend({ params: { id }, body: { reason } }).unwrap();
      notify({ title: 'Suspended', description: 'They are signed out everywhere and cannot sign in.' });
    },
    reinstate: async () => {
      await reinstate({ params: { id } }).unwrap();
      notify({ title: 'Reinstated', description: 'They can sign in again.' });
    },
  };
}
