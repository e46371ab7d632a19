import type { UserDetails } from '@marquee/contracts/users';
import { ConfirmDialog } from '@marquee/ui';
import { useUserActs } from './use-user-acts.ts';
import { calledBy } from './user-words.ts';

type ReinstateDialogProps = { user: UserDetails; onClose: () => void };

export function ReinstateDialog({ user, onClose }: ReinstateDialogProps) {
  const { reinstate, isReinstating, sayWhyNot } = useUserActs(user);

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Reinstate ${calledBy(user)}?`}
      confirmLabel="Reinstate User"
      cancelLabel="Not now"
      pending={isReinstating}
      pendingText="Reinstating..."
      onConfirm={() => void reinstate().then(onClose, sayWhyNot)}
    >
      They can sign in again with their password.
    </ConfirmDialog>
  );
}
