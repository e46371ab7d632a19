import { credentials } from '@marquee/contracts/auth-operations';
import { Button, ErrorSummary, notify, PasswordField, TextField } from '@marquee/ui';
import { isApiError, messageOf } from '@marquee/web-kit';
import { useContractForm } from '@marquee/web-kit/forms';
import { useShellLoginMutation } from './accounts-api.ts';
import { FormStack, QuietAction } from './auth-parts.ts';
import { useEnter } from './use-enter.ts';

type SignInFormProps = {
  email: string;
  onForgotten: (email: string) => void;
  onSecondStep: (email: string) => void;
};

export function SignInForm({ email, onForgotten, onSecondStep }: SignInFormProps) {
  const [login] = useShellLoginMutation();
  const enter = useEnter();
  const form = useContractForm(credentials, {
    defaultValues: { email, password: '' },
    isCheckedByServer: true,
  });

  const submit = form.submit(
    async (body) => {
      const answer = await login({ body }).unwrap();
      if ('secondStep' in answer) {
        onSecondStep(body.email);
        return;
      }
      enter(answer, { title: 'Login Successful', description: 'Welcome back!' });
    },
    (refusal) => {
      const message = messageOf(refusal, 'Please try again');
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
