import { Box, Skeleton, theme } from '@marquee/ui';
import { Navigate, useLocation, useSession } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { z } from 'zod';
import { CreateAccountCard } from '../../features/accounts/create-account-card.tsx';
import { entranceFor } from '../../features/accounts/entrance-for.ts';
import { SignInCard } from '../../features/accounts/sign-in-card.tsx';
import { useGoogleNotice } from '../../features/accounts/use-google-notice.ts';

type EntranceProps = { returnTo: string | null; isHalfIn: boolean; signUp: 'client' | 'provider' | null };

/** Sign-in and sign-up. A signed-in user is redirected to their start page. */
export function Entrance({ returnTo, isHalfIn, signUp }: EntranceProps) {
  const session = useSession();
  const { email = '', isForgotten = false } = arrivalIn(useLocation().state);
  useGoogleNotice();

  if (session.status === 'loading') {
    return <Skeleton label="Loading the page" rows={4} />;
  }
  if (session.status === 'signed-in') {
    return <Navigate to={entranceFor(session.user, returnTo)} replace />;
  }
  return (
    <Cards>
      <SignInCard isHalfIn={isHalfIn} isForgotten={isForgotten} invitedAs={email} />
      <CreateAccountCard opened={signUp} invitedAs={email} />
    </Cards>
  );
}

const arrival = z.object({ email: z.string(), isForgotten: z.boolean() }).partial();

/** Email address from the previous page, such as the shared quote, and whether a password reset is requested; not in the URL. */
function arrivalIn(state: unknown): z.infer<typeof arrival> {
  return arrival.safeParse(state).data ?? {};
}

const Cards = styled(Box).attrs({ as: 'div' })`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  overflow: hidden;

  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
