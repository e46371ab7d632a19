import { Button, Notice, PageFrame, PageHeader, theme } from '@marquee/ui';
import { Navigate, Page, RequireRole, useSignOut } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { RoleCard } from './role-card.tsx';

const reasonId = 'why-no-role';

/** For an account without a role. Sign-up always gives one, so there is nothing to choose here: it says so, and the way out. */
export function RolePage() {
  const { signOut, isSigningOut } = useSignOut();

  return (
    <RequireRole role={null} otherwise={(user) => <Navigate to={user ? '/' : '/auth'} replace />}>
      <Page
        title="How will you use Marquee?"
        description="A client plans events, a provider makes them happen."
      >
        <PageFrame $width="form">
          <PageHeader title="How will you use Marquee?" />
          <Notice>
            <span id={reasonId}>
              An account gets its role at sign-up, and this one was made without. It cannot be given one on
              this page. Please sign out and create an account with another e-mail address.
            </span>
          </Notice>
          <Cards>
            <RoleCard title="I'm a Client" action="Continue as a Client" reasonId={reasonId}>
              Write one request, keep every quote, date and phone number in one place, and see what happens
              next.
            </RoleCard>
            <RoleCard title="I'm a Provider" action="Continue as a Provider" reasonId={reasonId}>
              Requests become priced quotes, quotes become bookings.
            </RoleCard>
          </Cards>
          <Button icon="log-out" pending={isSigningOut} onClick={() => void signOut()}>
            Sign Out
          </Button>
        </PageFrame>
      </Page>
    </RequireRole>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[5]};
  margin-block: ${theme.space[5]};

  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
`;
