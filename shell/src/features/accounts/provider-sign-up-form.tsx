import { providerSignupForm } from '@marquee/contracts/accounts';
import type { ProviderSignup } from '@marquee/contracts/accounts';
import { Button, ErrorSummary, TextField } from '@marquee/ui';
import { useContractForm, useWatch } from '@marquee/web-kit/forms';
import type { z } from 'zod';
import { getPlanSummary } from '../../plan-labels.ts';
import { useShellSignUpProviderMutation } from './accounts-api.ts';
import { FormFoot, FormStack } from './auth-parts.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { ProviderFields } from './provider-fields.tsx';
import { useOnUnmount } from './use-on-unmount.ts';
import { useSignUp } from './use-sign-up.ts';

const blank = {
  businessName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  description: '',
  serviceTypes: [] as string[],
};

export type ProviderSignUp = z.input<typeof providerSignupForm>;

type ProviderSignUpFormProps = {
  /** The input from before the user opened the other tab; null at first. */
  initialInput: ProviderSignUp | null;
  onUnmount: (typed: ProviderSignUp) => void;
};

export function ProviderSignUpForm({ initialInput, onUnmount }: ProviderSignUpFormProps) {
  const [signUp] = useShellSignUpProviderMutation();
  const { onSignedUp, onRefused } = useSignUp('Provider Account Created');
  const form = useContractForm(providerSignupForm, { defaultValues: initialInput ?? blank });
  const typed = useWatch({ control: form.rhf.control, name: 'password' });
  useOnUnmount(() => {
    onUnmount(form.rhf.getValues());
  });

  const submit = form.submit(async (values) => {
    const body: ProviderSignup & { confirmPassword?: string } = { ...values };
    delete body.confirmPassword;
    onSignedUp(await signUp({ body }).unwrap());
  }, onRefused);

  return (
    <FormStack as="form" method="post" noValidate aria-label="Create a provider account" onSubmit={submit}>
      <ErrorSummary {...form.summary} />
      <ProviderFields
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
        <p>{getPlanSummary()} No card is needed now.</p>
        <Button type="submit" pending={form.isSubmitting} pendingText="Creating Account...">
          Create Account
        </Button>
      </FormFoot>
    </FormStack>
  );
}
