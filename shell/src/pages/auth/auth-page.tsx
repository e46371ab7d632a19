import { Box, PageFrame, PageSpinner, theme } from '@marquee/ui';
import { Navigate, Page, useSearchParams, useSession } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { CreateAccountCard } from '../../features/accounts/create-account-card.tsx';
import { entranceFor } from '../../features/accounts/entrance.ts';
import { ResetPasswordCard } from '../../features/accounts/reset-password-card.tsx';
import { SignInCard } from '../../features/accounts/sign-in-card.tsx';
import { useGoogleNotice } from '../../features/accounts/use-google-notice.ts';
import { VerifyEmailCard } from '../../features/accounts/verify-email-card.tsx';

export function AuthPage() {
  const [search] = useSearchParams();
  const reset = search.get('reset');
  const verify = search.get('verify');

  return (
    <Page title="Sign In" description="Sign in to Marquee or create a client or provider account.">
      <PageFrame $width="form">
        {reset !== null && <ResetPasswordCard token={reset} />}
        {reset === null && verify !== null && <VerifyEmailCard token={verify} />}
        {reset === null && verify === null && <Entrance returnTo={search.get('returnTo')} />}
      </PageFrame>
    </Page>
  );
}

function Entrance({ returnTo }: { returnTo: string | null }) {
  const session = useSession();
  useGoogleNotice();

  if (session.status === 'loading') {
    return <PageSpinner>Loading...</PageSpinner>;
  }
  if (session.status === 'signed-in') {
    return <Navigate to={entranceFor(session.user, returnTo)} replace />;
  }
  return (
    <Cards>
      <SignInCard />
      <CreateAccountCard />
    </Cards>
  );
}

const Cards = styled(Box).attrs({ as: 'div' })`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  overflow: hidden;

  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
