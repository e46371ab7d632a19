import type { SecondStepState } from '@marquee/contracts/second-step';
import { Badge, Button, theme } from '@marquee/ui';
import { useUser } from '@marquee/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmAddressFirst } from './confirm-address-first.tsx';
import { RenewCodesDialog } from './renew-codes-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';

type SecondStepActsProps = { state: SecondStepState };
type Act = 'set-up' | 'renew' | 'turn-off';

const dialogs = { 'set-up': SetUpDialog, renew: RenewCodesDialog, 'turn-off': TurnOffDialog } as const;

export function SecondStepActs({ state: { isOn, recoveryCodesLeft } }: SecondStepActsProps) {
  const { emailVerified } = useUser();
  const [act, setAct] = useState<Act | null>(null);
  const ActDialog = act && dialogs[act];

  function opener(opened: Act) {
    return () => {
      setAct(opened);
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
      <Acts>
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
      </Acts>
      {!isOn && !emailVerified && <ConfirmAddressFirst />}
      {ActDialog && (
        <ActDialog
          onClose={() => {
            setAct(null);
          }}
        />
      )}
    </>
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
