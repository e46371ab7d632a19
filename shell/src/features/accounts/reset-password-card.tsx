import { newPassword, passwordMismatch } from '@marquee/contracts/passwords';
import { Button, Card, notify, Title1 } from '@marquee/ui';
import { messageOf, useNavigate } from '@marquee/web-kit';
import { useContractForm, useWatch } from '@marquee/web-kit/forms';
import { z } from 'zod';
import { useShellResetPasswordMutation } from './accounts-api.ts';
import { FormStack } from './auth-parts.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const resetForm = z
  .object({ password: newPassword, confirmPassword: z.string(passwordMismatch) })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    message: passwordMismatch,
    path: ['confirmPassword'],
  });

type ResetPasswordCardProps = { token: string };

/** Behind the mailed link. Setting the new password ends every session, also this one. */
export function ResetPasswordCard({ token }: ResetPasswordCardProps) {
  const [resetPassword] = useShellResetPasswordMutation();
  const navigate = useNavigate();
  const form = useContractForm(resetForm, { defaultValues: { password: '', confirmPassword: '' } });
  const typed = useWatch({ control: form.rhf.control, name: 'password' });

  const submit = form.submit(
    async ({ password }) => {
      await resetPassword({ body: { token, password } }).unwrap();
      notify({ title: 'Password Changed', description: 'Sign in with your new password.' });
      void navigate('/auth', { replace: true });
    },
    (refusal) => {
      notify({
        kind: 'destructive',
        title: 'Reset Failed',
        description: messageOf(refusal, 'Please try again'),
      });
    },
  );

  return (
    <Card>
      <FormStack as="form" noValidate aria-label="Choose a new password" onSubmit={submit}>
        <Title1>Choose a new password</Title1>
        <NewPasswordFields
          typed={typed}
          password={form.field('password')}
          confirmation={form.field('confirmPassword')}
        />
        <Button type="submit" pending={form.isSubmitting} pendingText="Saving...">
          Save New Password
        </Button>
      </FormStack>
    </Card>
  );
}
