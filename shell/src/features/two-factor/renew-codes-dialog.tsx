import { Button, Dialog } from '@marquee/ui';
import { useState } from 'react';
import { ReauthenticationForm } from './reauthentication-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useShellRenewRecoveryCodesMutation } from './two-factor-api.ts';

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
        <ReauthenticationForm
          submitLabel="Create New Codes"
          onConfirm={async (body) => {
            setCodes((await renew({ body }).unwrap()).recoveryCodes);
          }}
        />
      ) : (
        <RecoveryCodes codes={codes} />
      )}
    </Dialog>
  );
}
