import { Button } from '@marquee/ui';
import { useState } from 'react';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

export function ChangePasswordButton() {
  const [isChanging, setIsChanging] = useState(false);

  return (
    <div>
      <Button
        variant="outline"
        icon="lock"
        onClick={() => {
          setIsChanging(true);
        }}
      >
        Change Password
      </Button>
      {isChanging && (
        <ChangePasswordDialog
          onClose={() => {
            setIsChanging(false);
          }}
        />
      )}
    </div>
  );
}
