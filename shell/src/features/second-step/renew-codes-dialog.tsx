import { Button, Dialog } from '@marquee/ui';
import { useState } from 'react';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useShellRenewRecoveryCodesMutation } from './second-step-api.ts';

type RenewCodesDialogProps = { onClose: () => void };

export function RenewCodesDialog({ onClose }: RenewCodesDialogProps) {
  const [renew] = useShellRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<string[] | null>(null);

  return (
    <Dialog
      open
      {...(codes === null && { onOpenChange: onClose })}
      title="New recovery codes"
      actions={codes === null ? undefined : <Button onClick={onClose}>I’ve saved them</Button>}
    >
      {codes === null ? (
        <ProofForm
          actText="Create New Codes"
          onProof={async (body) => {
            setCodes((await renew({ body }).unwrap()).recoveryCodes);
          }}
        />
      ) : (
        <RecoveryCodes codes={codes} />
      )}
    </Dialog>
  );
}
