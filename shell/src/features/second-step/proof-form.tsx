import { passwordAndSecondStep } from '@marquee/contracts/second-step';
import { Button, ErrorSummary, PasswordField } from '@marquee/ui';
import { OwnAccountField, useNotifyRefusal } from '@marquee/web-kit';
import { useContractForm } from '@marquee/web-kit/forms';
import type { z } from 'zod';
import { EitherCodeField } from '../../proofs/either-code-field.tsx';
import { DialogForm } from './dialog-form.ts';

type ProofFormProps = {
  actText: string;
  variant?: 'danger-solid';
  onProof: (proof: z.output<typeof passwordAndSecondStep>) => Promise<void>;
};

/** Requires password and code before an action that a stolen session alone must not perform. */
export function ProofForm({ actText, variant, onProof }: ProofFormProps) {
  const notifyRefusal = useNotifyRefusal();
  const form = useContractForm(passwordAndSecondStep, { defaultValues: { password: '', code: '' } });

  const submit = form.submit(onProof, (refusal) => {
    notifyRefusal(refusal, { fallback: 'That Didn’t Work' });
  });

  return (
    <DialogForm noValidate aria-label={actText} onSubmit={submit}>
      <ErrorSummary {...form.summary} />
      <OwnAccountField />
      <PasswordField label="Current Password" autoComplete="current-password" {...form.field('password')} />
      <EitherCodeField
        field={form.field}
        forget={(name) => {
          form.rhf.unregister(name);
        }}
      />
      <Button type="submit" variant={variant} pending={form.isSubmitting} pendingText="Checking...">
        {actText}
      </Button>
    </DialogForm>
  );
}
