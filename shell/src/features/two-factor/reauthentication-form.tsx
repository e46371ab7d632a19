import { passwordAndTwoFactor } from '@marquee/contracts/two-factor';
import { Button, ErrorSummary, PasswordField } from '@marquee/ui';
import { HiddenUsernameField, useNotifyRefusal } from '@marquee/web-kit';
import { useContractForm } from '@marquee/web-kit/forms';
import type { z } from 'zod';
import { TwoFactorCodeField } from '../../verification/two-factor-code-field.tsx';
import { DialogForm } from './dialog-form.ts';

type ReauthenticationFormProps = {
  submitLabel: string;
  variant?: 'danger-solid';
  onConfirm: (credentials: z.output<typeof passwordAndTwoFactor>) => Promise<void>;
};

/** Requires password and code before an action that a stolen session alone must not perform. */
export function ReauthenticationForm({ submitLabel, variant, onConfirm }: ReauthenticationFormProps) {
  const notifyRefusal = useNotifyRefusal();
  const form = useContractForm(passwordAndTwoFactor, { defaultValues: { password: '', code: '' } });

  const submit = form.submit(onConfirm, (refusal) => {
    notifyRefusal(refusal, { fallback: 'That Didn’t Work' });
  });

  return (
    <DialogForm noValidate aria-label={submitLabel} onSubmit={submit}>
      <ErrorSummary {...form.summary} />
      <HiddenUsernameField />
      <PasswordField label="Current Password" autoComplete="current-password" {...form.field('password')} />
      <TwoFactorCodeField
        field={form.field}
        clear={(name) => {
          form.rhf.unregister(name);
        }}
      />
      <Button type="submit" variant={variant} pending={form.isSubmitting} pendingText="Checking...">
        {submitLabel}
      </Button>
    </DialogForm>
  );
}
