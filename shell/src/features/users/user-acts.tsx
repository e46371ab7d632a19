import type { UserDetails } from '@marquee/contracts/users';
import { Button } from '@marquee/ui';
import { useState } from 'react';
import { ReinstateDialog } from './reinstate-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';

/** Actions on a user; none for an operator, who cannot be suspended here. */
export function UserActs({ user }: { user: UserDetails }) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsAsking(false);
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
          setIsAsking(true);
        }}
      >
        {isSuspended ? 'Reinstate' : 'Suspend'}
      </Button>
      {isAsking && isSuspended && <ReinstateDialog user={user} onClose={close} />}
      {isAsking && !isSuspended && <SuspendDialog user={user} onClose={close} />}
    </>
  );
}
