import type { UserDetails } from '@marquee/contracts/users';
import { notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useShellReinstateUserMutation, useShellSuspendUserMutation } from './users-api.ts';

/** What an operator decides about a user, and what is said about it. `suspend` rejects when it was refused, for its form to say. */
export function useUserActs({ id }: UserDetails) {
  const [suspend] = useShellSuspendUserMutation();
  const [reinstate, { isLoading }] = useShellReinstateUserMutation();
  const notifyRefusal = useNotifyRefusal();

  function sayWhyNot(refusal: unknown) {
    notifyRefusal(refusal, { title: 'Action Failed', fallback: 'Nothing has changed.' });
  }

  return {
    isReinstating: isLoading,
    sayWhyNot,
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
