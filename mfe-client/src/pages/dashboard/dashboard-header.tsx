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

/** A negative margin offsets the buttons' padding, so that their texts align with the edge of the page. */
const Links = styled.div`
  display: flex;
  gap: ${theme.space[1]};
  margin-inline: calc(-1 * ${theme.space[3]});
`;
