import { newPassword, passwordMismatch, repeatedPassword } from '@marquee/contracts/passwords';
import { Button, Card, ErrorSummary, LinkButton, Notice, notify, Title1 } from '@marquee/ui';
import { isApiError, Link, getErrorMessage, useExternalNavigation } from '@marquee/web-kit';
import { useContractForm, useWatch } from '@marquee/web-kit/forms';
import { useState } from 'react';
import { z } from 'zod';
import { useShellResetPasswordMutation } from './accounts-api.ts';
import { setFlashMessage } from './flash-message.ts';
import { FormStack } from './auth-parts.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const resetForm = z
  .object({ password: newPassword, confirmPassword: repeatedPassword })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    message: passwordMismatch,
    path: ['confirmPassword'],
  });

type ResetPasswordCardProps = { token: string };

/** Shown for the emailed link. The new password ends every session, including this one, so the sign-in opens with a full page load. */
export function ResetPasswordCard({ token }: ResetPasswordCardProps) {
  const [resetPassword] = useShellResetPasswordMutation();
  const navigateExternally = useExternalNavigation();
  const [isLinkInvalid, setLinkInvalid] = useState(false);
  const form = useContractForm(resetForm, { defaultValues: { password: '', confirmPassword: '' } });
  const typed = useWatch({ control: form.rhf.control, name: 'password' });

  const submit = form.submit(
    async ({ password }) => {
      await resetPassword({ body: { token, password } }).unwrap();
      setFlashMessage({ title: 'Password Changed', description: 'Sign in with your new password.' });
      navigateExternally('/auth', { replace: true });
    },
    (refusal) => {
      setLinkInvalid(isApiError(refusal) && refusal.code === 'link_invalid');
      notify({
        kind: 'destructive',
        title: 'Reset Failed',
        description: getErrorMessage(refusal, 'Please try again'),
      });
    },
  );

  return (
    <Card>
      <FormStack as="form" noValidate aria-label="Choose a new password" onSubmit={submit}>
        <Title1>Choose a new password</Title1>
        <ErrorSummary {...form.summary} />
        {isLinkInvalid && (
          <Notice
            tone="danger"
            action={
              <LinkButton as={Link} to="/auth" state={{ isForgotten: true }} $variant="outline" $size="small">
                Request a New Link
              </LinkButton>
            }
          >
            This link was already used or has expired.
          </Notice>
        )}
        <NewPasswordFields
          typed={typed}
          password={form.field('password')}
          confirmation={form.field('confirmPassword')}
        />
        <Button type="submit" pending={form.isSubmitting} pendingText="Saving...">
          Save New Password
        </Button>
        <LinkButton as={Link} to="/auth" $variant="quiet">
          Back to Sign In
        </LinkButton>
      </FormStack>
    </Card>
  );
}
