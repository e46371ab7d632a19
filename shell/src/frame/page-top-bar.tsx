import { Button, LinkButton, TopBar } from '@marquee/ui';
import { Link, NavLink, useSession, useSignOut } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { getTopBarLinks } from './navigation-links.ts';

type PageTopBarProps = { isCovered?: boolean };

export function PageTopBar({ isCovered = false }: PageTopBarProps) {
  const session = useSession();
  const { signOut, isSigningOut } = useSignOut();
  const user = session.status === 'signed-in' ? session.user : null;

  return (
    <TopBar
      linkAs={NavLink}
      brandTo="/"
      navLabel="Main"
      menuLabel="Menu"
      closeLabel="Close"
      isCovered={isCovered}
      links={getTopBarLinks(user)}
      greetingTo="/account"
      greeting={
        user ? (
          <span>
            Welcome, <bdi>{user.firstName || user.email}</bdi>
          </span>
        ) : undefined
      }
      action={
        user ? (
          <Button variant="outline" size="small" pending={isSigningOut} onClick={() => void signOut()}>
            Sign Out
          </Button>
        ) : (
          <GetStartedLink as={Link} to="/auth" $isHidden={session.status === 'loading'}>
            Get Started
          </GetStartedLink>
        )
      }
    />
  );
}

/** Hidden, with its space reserved, until the session is known. */
const GetStartedLink = styled(LinkButton)<{ $isHidden: boolean }>`
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
`;
