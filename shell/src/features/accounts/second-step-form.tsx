import { secondStepProof } from '@marquee/contracts/second-step';
import { Button, ErrorSummary, notify } from '@marquee/ui';
import { isApiError, messageOf } from '@marquee/web-kit';
import { useContractForm } from '@marquee/web-kit/forms';
import { EitherCodeField } from '../../proofs/either-code-field.tsx';
import { useShellPassSecondStepMutation } from './accounts-api.ts';
import { FormStack } from './auth-parts.ts';
import { useEnter } from './use-enter.ts';

type SecondStepFormProps = { onBack: () => void };

/** Two-factor code of a pending session, which expires after five minutes; then the sign-in starts again with the password. */
export function SecondStepForm({ onBack }: SecondStepFormProps) {
  const [passSecondStep] = useShellPassSecondStepMutation();
  const enter = useEnter();
  const form = useContractForm(secondStepProof, {
    defaultValues: { code: '' },
    isCheckedByServer: true,
  });

  const submit = form.submit(
    async (body) => {
      const user = await passSecondStep({ body }).unwrap();
      enter(user, { title: 'Login Successful', description: 'Welcome back!' });
    },
    (refusal) => {
      const description = messageOf(refusal, 'Please try again');
      notify({ kind: 'destructive', title: 'Login Failed', description });
      if (isApiError(refusal) && refusal.code === 'half_session_ended') {
        onBack();
      }
    },
  );

  return (
    <FormStack as="form" noValidate aria-label="Two-factor authentication" onSubmit={submit}>
      <ErrorSummary {...form.summary} />
      <EitherCodeField
        field={form.field}
        forget={(name) => {
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
