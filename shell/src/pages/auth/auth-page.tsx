import { PageFrame, theme } from '@marquee/ui';
import { Page, useSearchParams } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { ResetPasswordCard } from '../../features/accounts/reset-password-card.tsx';
import { SignInAndSignUp } from './sign-in-and-sign-up.tsx';
import { VerifyEmail } from './verify-email.tsx';

/** The sign-in page. Emailed links open it too, with or without a session. */
export function AuthPage() {
  const [search] = useSearchParams();
  const reset = search.get('reset');
  const verify = search.get('verify');

  if (reset !== null) {
    return (
      <Page title="Choose a new password" description="Set a new password for your Marquee account.">
        <Narrow>
          <ResetPasswordCard token={reset} />
        </Narrow>
      </Page>
    );
  }
  if (verify !== null) {
    return (
      <Page title="Confirm your email address" description="Confirm the email address of your account.">
        <Narrow>
          <VerifyEmail token={verify} />
        </Narrow>
      </Page>
    );
  }
  return (
    <Page title="Sign In" description="Sign in to Marquee or create a client or provider account.">
      <PageFrame $width="frame">
        <SignInAndSignUp
          returnTo={search.get('returnTo')}
          hasPendingSession={search.get('step') === 'second'}
          signUp={toSignUp(search.get('signUp'))}
        />
      </PageFrame>
    </Page>
  );
}

function toSignUp(requested: string | null) {
  return requested === 'client' || requested === 'provider' ? requested : null;
}

const Narrow = styled(PageFrame)`
  max-width: calc(${theme.frame.dialog} + 2 * ${theme.gutter});
`;
