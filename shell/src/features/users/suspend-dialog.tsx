import { suspendRequest } from '@marquee/contracts/admin-operations';
import type { UserDetails } from '@marquee/contracts/users';
import { ReasonDialog } from '@marquee/web-kit/forms';
import { useUserActions } from './use-user-actions.ts';
import { getDisplayName } from './user-labels.ts';

type SuspendDialogProps = { user: UserDetails; onClose: () => void };

export function SuspendDialog({ user, onClose }: SuspendDialogProps) {
  const { suspend, notifyError } = useUserActions(user);

  return (
    <ReasonDialog
      schema={suspendRequest}
      title={`Suspend ${getDisplayName(user)}?`}
      consequence={getConsequence(user)}
      keepText="Not now"
      actText="Suspend User"
      pendingText="Suspending..."
      onConfirm={suspend}
      onRefused={notifyError}
      onClose={onClose}
    />
  );
}

function getConsequence({ role }: UserDetails): string {
  const consequence =
    'They are signed out everywhere and can’t sign in. Bookings stay as they are. The audit trail records your account, the time and your reason.';
  return role === 'provider'
    ? `${consequence} They receive no new requests, and their quotes can be viewed but not accepted.`
    : consequence;
}
