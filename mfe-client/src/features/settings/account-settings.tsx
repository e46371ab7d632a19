import { Button, LinkButton, theme } from '@marquee/ui';
import { Link, useUser } from '@marquee/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

export function AccountSettings() {
  const [dialog, setDialog] = useState<'password' | 'deletion' | null>(null);
  const { email } = useUser();
  const close = () => {
    setDialog(null);
  };

  return (
    <Actions>
      <Button
        variant="outline"
        icon="lock"
        onClick={() => {
          setDialog('password');
        }}
      >
        Change Password
      </Button>
      <LinkButton as={Link} to="/account" $variant="outline">
        Devices and Second Step
      </LinkButton>
      <Button
        variant="danger"
        icon="trash-2"
        onClick={() => {
          setDialog('deletion');
        }}
      >
        Delete Account
      </Button>
      {dialog === 'password' && <ChangePasswordDialog onClose={close} />}
      {dialog === 'deletion' && <DeleteAccountDialog email={email} onClose={close} />}
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
