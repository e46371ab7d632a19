import { Box, Skeleton, theme } from '@marquee/ui';
import { Navigate, useSession } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { CreateAccountCard } from '../../features/accounts/create-account-card.tsx';
import { entranceFor } from '../../features/accounts/entrance-for.ts';
import { SignInCard } from '../../features/accounts/sign-in-card.tsx';
import { useGoogleNotice } from '../../features/accounts/use-google-notice.ts';

type EntranceProps = { returnTo: string | null; isHalfIn: boolean; signUp: 'client' | 'provider' | null };

/** Sign-in and registration; the signed-in go on to where they belong. */
export function Entrance({ returnTo, isHalfIn, signUp }: EntranceProps) {
  const session = useSession();
  useGoogleNotice();

  if (session.status === 'loading') {
    return <Skeleton label="Loading the page" rows={4} />;
  }
  if (session.status === 'signed-in') {
    return <Navigate to={entranceFor(session.user, returnTo)} replace />;
  }
  return (
    <Cards>
      <SignInCard isHalfIn={isHalfIn} />
      <CreateAccountCard opened={signUp} />
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
