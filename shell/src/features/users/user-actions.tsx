import type { UserDetails } from '@marquee/contracts/users';
import { Button } from '@marquee/ui';
import { useState } from 'react';
import { ReinstateDialog } from './reinstate-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';

/** Shows the actions on a user. An operator has none, because operators cannot be suspended here. */
export function UserActions({ user }: { user: UserDetails }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const close = () => {
    setIsConfirming(false);
  };
  const isSuspended = user.status === 'suspended';

  if (user.role === 'admin') {
    return null;
  }
  return (
    <>
      <Button
        variant="outline"
        icon={isSuspended ? 'check' : 'ban'}
        onClick={() => {
          setIsConfirming(true);
        }}
      >
        {isSuspended ? 'Reinstate' : 'Suspend'}
      </Button>
      {isConfirming && isSuspended && <ReinstateDialog user={user} onClose={close} />}
      {isConfirming && !isSuspended && <SuspendDialog user={user} onClose={close} />}
    </>
  );
}
