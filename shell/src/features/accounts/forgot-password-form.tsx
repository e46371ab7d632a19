import { forgotPasswordForm } from '@marquee/contracts/auth-operations';
import { Button, ErrorSummary, notify, TextField } from '@marquee/ui';
import { getErrorMessage } from '@marquee/web-kit';
import { useContractForm } from '@marquee/web-kit/forms';
import { useShellForgotPasswordMutation } from './accounts-api.ts';
import { FormStack } from './auth-parts.ts';

type ForgotPasswordFormProps = { email: string; onBack: (email: string) => void };

export function ForgotPasswordForm({ email, onBack }: ForgotPasswordFormProps) {
  const [requestLink] = useShellForgotPasswordMutation();
  const form = useContractForm(forgotPasswordForm, { defaultValues: { email } });

  const submit = form.submit(
    async (body) => {
      const { message } = await requestLink({ body }).unwrap();
      notify({ title: 'Password Reset Email Sent', description: message });
      onBack(body.email);
    },
    (refusal) => {
      notify({
        kind: 'destructive',
        title: 'Reset Failed',
        description: getErrorMessage(refusal, 'Please try again'),
      });
    },
  );

  return (
    <FormStack as="form" method="post" noValidate aria-label="Reset your password" onSubmit={submit}>
      <ErrorSummary {...form.summary} />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        hint="We’ll email you a link that expires in 30 minutes."
        {...form.field('email')}
      />
      <Button type="submit" variant="spotlight" wide pending={form.isSubmitting} pendingText="Sending...">
        Send Reset Link
      </Button>
      <Button
        variant="quiet"
        icon="arrow-left"
        onClick={() => {
          onBack(form.rhf.getValues('email'));
        }}
      >
        Back to Sign In
      </Button>
    </FormStack>
  );
}
