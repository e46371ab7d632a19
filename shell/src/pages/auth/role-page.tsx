import { Button, PageFrame, PageHeader } from '@marquee/ui';
import { Navigate, Page, RequireRole, useSignOut } from '@marquee/web-kit';
import { RoleChoice } from '../../features/accounts/role-choice.tsx';

/** The page on which a newcomer, who signed in with Google for the first time, chooses a role. */
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
          <RoleChoice />
          <Button icon="log-out" variant="quiet" pending={isSigningOut} onClick={() => void signOut()}>
            Sign Out
          </Button>
        </PageFrame>
      </Page>
    </RequireRole>
  );
}
