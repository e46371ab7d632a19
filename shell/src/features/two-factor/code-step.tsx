import { codeProof } from '@marquee/contracts/two-factor';
import type { TwoFactorOffer } from '@marquee/contracts/two-factor';
import { Button, ErrorSummary, Small, TextField } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useContractForm } from '@marquee/web-kit/forms';
import { DialogForm } from './dialog-form.ts';
import { QrCode } from './qr-code.tsx';
import { useShellConfirmTwoFactorMutation } from './two-factor-api.ts';

type CodeStepProps = { offer: TwoFactorOffer; onTurnedOn: (recoveryCodes: string[]) => void };

export function CodeStep({ offer: { uri, secret }, onTurnedOn }: CodeStepProps) {
  const [confirm] = useShellConfirmTwoFactorMutation();
  const notifyRefusal = useNotifyRefusal();
  const form = useContractForm(codeProof, { defaultValues: { code: '' } });

  const submit = form.submit(
    async (body) => {
      onTurnedOn((await confirm({ body }).unwrap()).recoveryCodes);
    },
    (refusal) => {
      notifyRefusal(refusal, { fallback: 'Failed to Turn On Two-Factor Authentication' });
    },
  );

  return (
    <DialogForm noValidate aria-label="Confirm the first code" onSubmit={submit}>
      <ErrorSummary {...form.summary} />
      <p>Scan this with your authenticator app, then enter the code it shows.</p>
      <QrCode text={uri} label="QR code for your authenticator" />
      <Small as="div">
        No camera? Enter this key instead: <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </Small>
      <TextField label="Code" autoComplete="one-time-code" inputMode="numeric" {...form.field('code')} />
      <Button type="submit" pending={form.isSubmitting} pendingText="Checking...">
        Turn On
      </Button>
    </DialogForm>
  );
}
