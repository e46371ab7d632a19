import { suspendRequest } from '@marquee/contracts/admin-operations';
import type { UserDetails } from '@marquee/contracts/users';
import { ReasonDialog } from '@marquee/web-kit/forms';
import { useUserActs } from './use-user-acts.ts';
import { calledBy } from './user-words.ts';

type SuspendDialogProps = { user: UserDetails; onClose: () => void };

export function SuspendDialog({ user, onClose }: SuspendDialogProps) {
  const { suspend, sayWhyNot } = useUserActs(user);

  return (
    <ReasonDialog
      schema={suspendRequest}
      title={`Suspend ${calledBy(user)}?`}
      consequence={consequenceFor(user)}
      keepText="Not now"
      actText="Suspend User"
      pendingText="Suspending..."
      onConfirm={suspend}
      onRefused={sayWhyNot}
      onClose={onClose}
    />
  );
}

function consequenceFor({ role }: UserDetails): string {
  const consequence =
    'They are signed out everywhere and can’t sign in. Bookings stay as they are. We keep your name, the time and your reason.';
  return role === 'provider'
    ? `${consequence} They receive no new requests, and their quotes can be viewed but not accepted.`
    : consequence;
}
