import { Button, Icon, LinkButton, PageHeader, theme } from '@marquee/ui';
import { Link, useSignOut, useUser } from '@marquee/web-kit';
import { styled } from 'styled-components';

export function DashboardHeader() {
  const { firstName, email } = useUser();
  const { signOut, isSigningOut } = useSignOut();

  return (
    <PageHeader
      kicker="My Event Hub"
      title={
        <>
          Welcome back, <bdi>{firstName || email}</bdi>
        </>
      }
      aside={
        <Links>
          <LinkButton as={Link} to="/home" $variant="quiet" $size="small">
            <Icon name="house" size={16} />
            Home
          </LinkButton>
          <Button
            variant="quiet"
            size="small"
            icon="log-out"
            pending={isSigningOut}
            onClick={() => void signOut()}
          >
            Sign Out
          </Button>
        </Links>
      }
    />
  );
}

/** The quiet buttons' own padding hangs out, so that their words keep the page's edges. */
const Links = styled.div`
  display: flex;
  gap: ${theme.space[1]};
  margin-inline: calc(-1 * ${theme.space[3]});
`;
