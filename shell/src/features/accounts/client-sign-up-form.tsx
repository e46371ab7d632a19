import { clientSignup } from '@marquee/contracts/accounts';
import { Button, ErrorSummary, TextField } from '@marquee/ui';
import { useContractForm, useWatch } from '@marquee/web-kit/forms';
import { useShellSignUpClientMutation } from './accounts-api.ts';
import { FormFoot, FormStack } from './auth-parts.ts';
import { ClientFields } from './client-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useOnUnmount } from './use-on-unmount.ts';
import { useSignUp } from './use-sign-up.ts';

const blank = { firstName: '', lastName: '', email: '', phone: '', password: '', confirmPassword: '' };

export type ClientSignUp = typeof blank;

type ClientSignUpFormProps = {
  /** The input from before the user opened the other tab; null at first. */
  initialInput: ClientSignUp | null;
  /** Initial email address. */
  email: string;
  onUnmount: (typed: ClientSignUp) => void;
};

export function ClientSignUpForm({ initialInput, email, onUnmount }: ClientSignUpFormProps) {
  const [signUp] = useShellSignUpClientMutation();
  const { onSignedUp, onRefused } = useSignUp('Client Account Created');
  const form = useContractForm(clientSignup, { defaultValues: initialInput ?? { ...blank, email } });
  const typed = useWatch({ control: form.rhf.control, name: 'password' });
  useOnUnmount(() => {
    onUnmount(form.rhf.getValues());
  });

  const submit = form.submit(async (body) => {
    onSignedUp(await signUp({ body }).unwrap());
  }, onRefused);

  return (
    <FormStack as="form" method="post" noValidate aria-label="Create a client account" onSubmit={submit}>
      <ErrorSummary {...form.summary} />
      <ClientFields
        field={form.field}
        renderEmail={() => (
          <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
        )}
        renderPassword={() => (
          <NewPasswordFields
            typed={typed}
            password={form.field('password')}
            confirmation={form.field('confirmPassword')}
          />
        )}
      />
      <FormFoot>
        <p>Requesting quotes is free.</p>
        <Button type="submit" pending={form.isSubmitting} pendingText="Creating Account...">
          Create Account
        </Button>
      </FormFoot>
    </FormStack>
  );
}
