import { clientSignup } from '@marquee/contracts/accounts';
import { Button, ErrorSummary, TextField } from '@marquee/ui';
import { useContractForm, useWatch } from '@marquee/web-kit/forms';
import { useShellSignUpClientMutation } from './accounts-api.ts';
import { FormFoot, FormStack } from './auth-parts.ts';
import { ClientFields } from './client-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useOnLeave } from './use-on-leave.ts';
import { useSignUp } from './use-sign-up.ts';

const blank = { firstName: '', lastName: '', email: '', phone: '', password: '', confirmPassword: '' };

export type ClientSignUp = typeof blank;

type ClientSignUpFormProps = {
  /** The input from before the other tab was opened. */
  typedBefore: ClientSignUp | null;
  /** Initial email address. */
  email: string;
  onLeave: (typed: ClientSignUp) => void;
};

export function ClientSignUpForm({ typedBefore, email, onLeave }: ClientSignUpFormProps) {
  const [signUp] = useShellSignUpClientMutation();
  const { onSignedUp, onRefused } = useSignUp('Client Account Created');
  const form = useContractForm(clientSignup, { defaultValues: typedBefore ?? { ...blank, email } });
  const typed = useWatch({ control: form.rhf.control, name: 'password' });
  useOnLeave(() => {
    onLeave(form.rhf.getValues());
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
