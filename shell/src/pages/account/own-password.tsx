import { FormSection, Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { ChangePasswordButton } from '../../features/passwords/change-password-button.tsx';
import { useShellGetDeletionTermsQuery } from '../../features/privacy/privacy-api.ts';

/** Password section. It reads the deletion terms, because `confirmBy` shows whether the account has a password. */
export function OwnPassword() {
  return (
    <FormSection title="Password" hint="Changing your password signs you out everywhere else.">
      <Change />
    </FormSection>
  );
}

function Change() {
  const { data: terms, error, isLoading, refetch } = useShellGetDeletionTermsQuery();

  if (isLoading) {
    return <Skeleton label="Loading your password settings" rows={1} />;
  }
  if (!terms) {
    return (
      <CallFailure
        title="Your password settings could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (terms.confirmBy === 'email') {
    return (
      <p>
        You sign in with Google, so your account has no password. To set one, sign out and choose ‘Forgot
        password?’ on the sign-in page.
      </p>
    );
  }
  return <ChangePasswordButton />;
}
