import { Box, Skeleton, theme } from '@marquee/ui';
import { Navigate, useLocation, useSession } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { z } from 'zod';
import { CreateAccountCard } from '../../features/accounts/create-account-card.tsx';
import { getPostSignInPath } from '../../features/accounts/get-post-sign-in-path.ts';
import { SignInCard } from '../../features/accounts/sign-in-card.tsx';
import { useGoogleNotice } from '../../features/accounts/use-google-notice.ts';

type SignInAndSignUpProps = {
  returnTo: string | null;
  hasPendingSession: boolean;
  signUp: 'client' | 'provider' | null;
};

/** Sign-in and sign-up. A signed-in user is redirected to their start page. */
export function SignInAndSignUp({ returnTo, hasPendingSession, signUp }: SignInAndSignUpProps) {
  const session = useSession();
  const { email = '', isForgotten = false } = parseNavigationState(useLocation().state);
  useGoogleNotice();

  if (session.status === 'loading') {
    return <Skeleton label="Loading the page" rows={4} />;
  }
  if (session.status === 'signed-in') {
    return <Navigate to={getPostSignInPath(session.user, returnTo)} replace />;
  }
  return (
    <Cards>
      <SignInCard hasPendingSession={hasPendingSession} isResetRequested={isForgotten} initialEmail={email} />
      <CreateAccountCard initialTab={signUp} initialEmail={email} />
    </Cards>
  );
}

const navigationState = z.object({ email: z.string(), isForgotten: z.boolean() }).partial();

/** Reads the email address and the request for a password reset that the previous page, such as a quote, passed outside the URL. */
function parseNavigationState(state: unknown): z.infer<typeof navigationState> {
  return navigationState.safeParse(state).data ?? {};
}

const Cards = styled(Box).attrs({ as: 'div' })`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  overflow: hidden;

  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
