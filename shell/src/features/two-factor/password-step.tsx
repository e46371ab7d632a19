import { passwordProof } from '@marquee/contracts/two-factor';
import type { TwoFactorOffer } from '@marquee/contracts/two-factor';
import { Button, ErrorSummary, PasswordField } from '@marquee/ui';
import { HiddenUsernameField, useNotifyRefusal } from '@marquee/web-kit';
import { useContractForm } from '@marquee/web-kit/forms';
import { DialogForm } from './dialog-form.ts';
import { useShellOfferTwoFactorMutation } from './two-factor-api.ts';

type PasswordStepProps = { onOffer: (offer: TwoFactorOffer) => void };

export function PasswordStep({ onOffer }: PasswordStepProps) {
  const [requestOffer] = useShellOfferTwoFactorMutation();
  const notifyRefusal = useNotifyRefusal();
  const form = useContractForm(passwordProof, { defaultValues: { password: '' } });

  const submit = form.submit(
    async (body) => {
      onOffer(await requestOffer({ body }).unwrap());
    },
    (refusal) => {
      notifyRefusal(refusal, { fallback: 'Failed to Start the Setup' });
    },
  );

  return (
    <DialogForm noValidate aria-label="Confirm your password" onSubmit={submit}>
      <ErrorSummary {...form.summary} />
      <p>You need an authenticator: an app on your phone, or a password manager with codes.</p>
      <HiddenUsernameField />
      <PasswordField label="Current Password" autoComplete="current-password" {...form.field('password')} />
      <Button type="submit" pending={form.isSubmitting} pendingText="Checking...">
        Continue
      </Button>
    </DialogForm>
  );
}
