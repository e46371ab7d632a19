import type { TwoFactorOffer } from '@marquee/contracts/two-factor';
import { Button, Dialog, notify } from '@marquee/ui';
import { useState } from 'react';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type SetUpDialogProps = { onClose: () => void };

/** The setup in three steps: password, then QR code and first code, then recovery codes. */
export function SetUpDialog({ onClose }: SetUpDialogProps) {
  const [offer, setOffer] = useState<TwoFactorOffer | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  function turnedOn(recoveryCodes: string[]) {
    notify({
      title: 'Two-Factor Authentication On',
      description: 'Every other device has been signed out.',
    });
    setCodes(recoveryCodes);
  }

  if (codes !== null) {
    return (
      <Dialog open title="Your recovery codes" actions={<Button onClick={onClose}>I’ve saved them</Button>}>
        <RecoveryCodes codes={codes} />
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={onClose} title="Set up two-factor authentication">
      {offer === null ? (
        <PasswordStep onOffer={setOffer} />
      ) : (
        <CodeStep offer={offer} onTurnedOn={turnedOn} />
      )}
    </Dialog>
  );
}
