import { passwordProof } from '@marquee/contracts/second-step';
import type { SecondStepOffer } from '@marquee/contracts/second-step';
import { Button, ErrorSummary, PasswordField } from '@marquee/ui';
import { OwnAccountField, useNotifyRefusal } from '@marquee/web-kit';
import { useContractForm } from '@marquee/web-kit/forms';
import { DialogForm } from './dialog-form.ts';
import { useShellOfferSecondStepMutation } from './second-step-api.ts';

type PasswordStepProps = { onOffer: (offer: SecondStepOffer) => void };

export function PasswordStep({ onOffer }: PasswordStepProps) {
  const [askForOffer] = useShellOfferSecondStepMutation();
  const notifyRefusal = useNotifyRefusal();
  const form = useContractForm(passwordProof, { defaultValues: { password: '' } });

  const submit = form.submit(
    async (body) => {
      onOffer(await askForOffer({ body }).unwrap());
    },
    (refusal) => {
      notifyRefusal(refusal, { fallback: 'Failed to Start the Setup' });
    },
  );

  return (
    <DialogForm noValidate aria-label="Confirm your password" onSubmit={submit}>
      <ErrorSummary {...form.summary} />
      <p>You need an authenticator: an app on your phone, or a password manager with codes.</p>
      <OwnAccountField />
      <PasswordField label="Current Password" autoComplete="current-password" {...form.field('password')} />
      <Button type="submit" pending={form.isSubmitting} pendingText="Checking...">
        Continue
      </Button>
    </DialogForm>
  );
}
