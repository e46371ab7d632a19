import { FormSection, Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { SecondStepActs } from './second-step-acts.tsx';
import { useShellGetSecondStepQuery } from './second-step-api.ts';

export function SecondStepSection() {
  return (
    <FormSection
      title="Two-factor authentication"
      hint="You enter a code from an authenticator app after your password when you sign in."
    >
      <State />
    </FormSection>
  );
}

function State() {
  const { data: state, error, isLoading, refetch } = useShellGetSecondStepQuery();

  if (isLoading) {
    return <Skeleton label="Loading two-factor authentication" rows={1} />;
  }
  if (!state) {
    return (
      <CallFailure
        title="Two-factor authentication could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return <SecondStepActs state={state} />;
}
