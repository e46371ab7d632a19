import { Button, LinkButton, theme } from '@marquee/ui';
import { Link, useNavigate } from '@marquee/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

/** Changes the password, and links to the shell's account page, where users of every role delete their account. */
export function AccountSettings() {
  const [isChanging, setIsChanging] = useState(false);
  const navigate = useNavigate();

  return (
    <Actions>
      <Button
        variant="outline"
        icon="lock"
        onClick={() => {
          setIsChanging(true);
        }}
      >
        Change Password
      </Button>
      <LinkButton as={Link} to="/account" $variant="outline">
        Security
      </LinkButton>
      <Button variant="danger" icon="trash-2" onClick={() => void navigate('/account#delete-account')}>
        Delete Account
      </Button>
      {isChanging && (
        <ChangePasswordDialog
          onClose={() => {
            setIsChanging(false);
          }}
        />
      )}
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
