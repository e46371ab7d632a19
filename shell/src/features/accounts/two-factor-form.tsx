import { twoFactorProof } from '@marquee/contracts/two-factor';
import { Button, ErrorSummary, notify } from '@marquee/ui';
import { isApiError, getErrorMessage } from '@marquee/web-kit';
import { useContractForm } from '@marquee/web-kit/forms';
import { TwoFactorCodeField } from '../../verification/two-factor-code-field.tsx';
import { useShellPassTwoFactorMutation } from './accounts-api.ts';
import { FormStack } from './auth-parts.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

type TwoFactorFormProps = { onBack: () => void };

/** Form for the two-factor code of a pending session. The session expires after five minutes; then the user signs in again. */
export function TwoFactorForm({ onBack }: TwoFactorFormProps) {
  const [verifyCode] = useShellPassTwoFactorMutation();
  const completeSignIn = useCompleteSignIn();
  const form = useContractForm(twoFactorProof, {
    defaultValues: { code: '' },
    isCheckedByServer: true,
  });

  const submit = form.submit(
    async (body) => {
      const user = await verifyCode({ body }).unwrap();
      completeSignIn(user, { title: 'Login Successful', description: 'Welcome back!' });
    },
    (refusal) => {
      const description = getErrorMessage(refusal, 'Please try again');
      notify({ kind: 'destructive', title: 'Login Failed', description });
      if (isApiError(refusal) && refusal.code === 'half_session_ended') {
        onBack();
      }
    },
  );

  return (
    <FormStack as="form" noValidate aria-label="Two-factor authentication" onSubmit={submit}>
      <ErrorSummary {...form.summary} />
      <TwoFactorCodeField
        field={form.field}
        clear={(name) => {
          form.rhf.unregister(name);
        }}
      />
      <Button type="submit" variant="spotlight" wide pending={form.isSubmitting} pendingText="Signing In...">
        Continue
      </Button>
      <Button variant="quiet" icon="arrow-left" onClick={onBack}>
        Back to Sign In
      </Button>
    </FormStack>
  );
}
