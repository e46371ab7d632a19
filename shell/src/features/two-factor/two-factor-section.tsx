import { FormSection, Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { TwoFactorActions } from './two-factor-actions.tsx';
import { useShellGetTwoFactorQuery } from './two-factor-api.ts';

export function TwoFactorSection() {
  return (
    <FormSection
      title="Two-factor authentication"
      hint="You enter a code from an authenticator app after your password when you sign in."
    >
      <TwoFactorStatus />
    </FormSection>
  );
}

function TwoFactorStatus() {
  const { data: state, error, isLoading, refetch } = useShellGetTwoFactorQuery();

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
  return <TwoFactorActions state={state} />;
}
