import { FormSection, Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { SecondStepActs } from './second-step-acts.tsx';
import { useShellGetSecondStepQuery } from './second-step-api.ts';

export function SecondStepSection() {
  return (
    <FormSection
      title="Second step"
      hint="A code from your authenticator after the password, so that the password alone opens nothing."
    >
      <State />
    </FormSection>
  );
}

function State() {
  const { data: state, error, isLoading, refetch } = useShellGetSecondStepQuery();

  if (isLoading) {
    return <Skeleton label="Loading your second step" rows={1} />;
  }
  if (!state) {
    return (
      <CallFailure
        title="Your second step could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return <SecondStepActs state={state} />;
}
