import { clientSignup } from '@marquee/contracts/accounts';
import { Button, ErrorSummary, TextField } from '@marquee/ui';
import { useContractForm, useWatch } from '@marquee/web-kit/forms';
import { useShellSignUpClientMutation } from './accounts-api.ts';
import { AccountFields, FormFoot, FormStack } from './auth-parts.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useOnLeave } from './use-on-leave.ts';
import { useSignUp } from './use-sign-up.ts';

const blank = { firstName: '', lastName: '', email: '', phone: '', password: '', confirmPassword: '' };

export type ClientSignUp = typeof blank;

type ClientSignUpFormProps = {
  /** What was typed before the form was left for another tab. */
  typedBefore: ClientSignUp | null;
  onLeave: (typed: ClientSignUp) => void;
};

export function ClientSignUpForm({ typedBefore, onLeave }: ClientSignUpFormProps) {
  const [signUp] = useShellSignUpClientMutation();
  const { onSignedUp, onRefused } = useSignUp('Client Account Created');
  const form = useContractForm(clientSignup, { defaultValues: typedBefore ?? blank });
  const typed = useWatch({ control: form.rhf.control, name: 'password' });
  useOnLeave(() => {
    onLeave(form.rhf.getValues());
  });

  const submit = form.submit(async (body) => {
    onSignedUp(await signUp({ body }).unwrap());
  }, onRefused);

  return (
    <FormStack as="form" noValidate aria-label="Create a client account" onSubmit={submit}>
      <ErrorSummary {...form.summary} />
      <AccountFields $columns={2}>
        <TextField label="First Name" autoComplete="given-name" {...form.field('firstName')} />
        <TextField label="Last Name" autoComplete="family-name" {...form.field('lastName')} />
        <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
        <TextField label="Phone" type="tel" autoComplete="tel" {...form.field('phone')} />
        <NewPasswordFields
          typed={typed}
          password={form.field('password')}
          confirmation={form.field('confirmPassword')}
        />
      </AccountFields>
      <FormFoot>
        <p>Asking for a price costs nothing.</p>
        <Button type="submit" pending={form.isSubmitting} pendingText="Creating Account...">
          Create Account
        </Button>
      </FormFoot>
    </FormStack>
  );
}
