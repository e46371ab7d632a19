import { credentials } from '@marquee/contracts/auth-operations';
import { Button, ErrorSummary, notify, PasswordField, TextField } from '@marquee/ui';
import { isApiError, getErrorMessage } from '@marquee/web-kit';
import { useContractForm } from '@marquee/web-kit/forms';
import { useShellLoginMutation } from './accounts-api.ts';
import { FormStack, QuietAction } from './auth-parts.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

type SignInFormProps = {
  email: string;
  onForgotten: (email: string) => void;
  onTwoFactor: (email: string) => void;
};

export function SignInForm({ email, onForgotten, onTwoFactor }: SignInFormProps) {
  const [login] = useShellLoginMutation();
  const completeSignIn = useCompleteSignIn();
  const form = useContractForm(credentials, {
    defaultValues: { email, password: '' },
    isCheckedByServer: true,
  });

  const submit = form.submit(
    async (body) => {
      const response = await login({ body }).unwrap();
      if ('secondStep' in response) {
        onTwoFactor(body.email);
        return;
      }
      completeSignIn(response, { title: 'Login Successful', description: 'Welcome back!' });
    },
    (refusal) => {
      const message = getErrorMessage(refusal, 'Please try again');
      if (isApiError(refusal) && refusal.code === 'invalid_credentials') {
        form.rhf.setError('password', { type: 'server', message });
      }
      notify({ kind: 'destructive', title: 'Login Failed', description: message });
    },
  );

  return (
    <FormStack as="form" method="post" noValidate aria-label="Sign In" onSubmit={submit}>
      <ErrorSummary {...form.summary} />
      <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        aside={
          <QuietAction
            type="button"
            onClick={() => {
              onForgotten(form.rhf.getValues('email'));
            }}
          >
            Forgot password?
          </QuietAction>
        }
        {...form.field('password')}
      />
      <Button type="submit" variant="spotlight" wide pending={form.isSubmitting} pendingText="Signing In...">
        Sign In
      </Button>
    </FormStack>
  );
}
