import { PageSpinner } from '@marquee/ui';
import { Navigate, Page, SessionUnavailable, useSession } from '@marquee/web-kit';
import { Portal } from './portal.tsx';
import { PortalForNoRole } from './portal-for-no-role.tsx';
import { PortalSignIn } from './portal-sign-in.tsx';

export function ClientPortalPage() {
  return (
    <Page title="Client Portal" description="Your events and your newest quote.">
      <PortalBySession />
    </Page>
  );
}

function PortalBySession() {
  const session = useSession();

  if (session.status === 'loading') {
    return <PageSpinner>Loading...</PageSpinner>;
  }
  if (session.status === 'unavailable') {
    return <SessionUnavailable session={session} />;
  }
  if (session.status === 'signed-out') {
    return <PortalSignIn />;
  }
  if (session.user.role === 'client') {
    return <Portal />;
  }
  return session.user.role === null ? <PortalForNoRole /> : <Navigate to="/home" replace />;
}
