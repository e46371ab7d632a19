import type { UserDetails } from '@marquee/contracts/users';
import { ConfirmDialog } from '@marquee/ui';
import { useUserActions } from './use-user-actions.ts';
import { getDisplayName } from './user-labels.ts';

type ReinstateDialogProps = { user: UserDetails; onClose: () => void };

export function ReinstateDialog({ user, onClose }: ReinstateDialogProps) {
  const { reinstate, isReinstating, notifyError } = useUserActions(user);

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Reinstate ${getDisplayName(user)}?`}
      confirmLabel="Reinstate User"
      cancelLabel="Not now"
      pending={isReinstating}
      pendingText="Reinstating..."
      onConfirm={() => void reinstate().then(onClose, notifyError)}
    >
      They can sign in again with their password.
    </ConfirmDialog>
  );
}
