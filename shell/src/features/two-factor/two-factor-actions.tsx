import type { TwoFactorState } from '@marquee/contracts/two-factor';
import { Badge, Button, theme } from '@marquee/ui';
import { useUser } from '@marquee/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmAddressFirst } from './confirm-address-first.tsx';
import { RenewCodesDialog } from './renew-codes-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';

type TwoFactorActionsProps = { state: TwoFactorState };
type Action = 'set-up' | 'renew' | 'turn-off';

const dialogs = { 'set-up': SetUpDialog, renew: RenewCodesDialog, 'turn-off': TurnOffDialog } as const;

export function TwoFactorActions({ state: { isOn, recoveryCodesLeft } }: TwoFactorActionsProps) {
  const { emailVerified } = useUser();
  const [action, setAction] = useState<Action | null>(null);
  const ActionDialog = action && dialogs[action];

  function opener(nextAction: Action) {
    return () => {
      setAction(nextAction);
    };
  }

  return (
    <>
      <p>
        <Badge tone={isOn ? 'booked' : 'draft'} icon={isOn ? 'circle-check' : 'circle-minus'}>
          {isOn ? 'On' : 'Off'}
        </Badge>{' '}
        {isOn && (
          <span>{`${recoveryCodesLeft} recovery ${recoveryCodesLeft === 1 ? 'code' : 'codes'} left`}</span>
        )}
      </p>
      <Actions>
        {isOn && (
          <>
            <Button variant="outline" icon="refresh-cw" onClick={opener('renew')}>
              New Recovery Codes
            </Button>
            <Button variant="danger" onClick={opener('turn-off')}>
              Turn Off
            </Button>
          </>
        )}
        {!isOn && emailVerified && (
          <Button icon="lock" onClick={opener('set-up')}>
            Set Up
          </Button>
        )}
      </Actions>
      {!isOn && !emailVerified && <ConfirmAddressFirst />}
      {ActionDialog && (
        <ActionDialog
          onClose={() => {
            setAction(null);
          }}
        />
      )}
    </>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
