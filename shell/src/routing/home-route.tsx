import { PageSpinner } from '@marquee/ui';
import { Navigate, useSession } from '@marquee/web-kit';
import type { ReleaseRecord } from '../federation/release-record.ts';
import { RemoteArea } from '../federation/remote-area.tsx';
import { RemoteReleases } from './remote-releases.tsx';
import { LandingPage, NotFoundPage } from './shell-pages.tsx';

/** The page at `/`: the client's or provider's dashboard, the choice of a role for a user without one, otherwise the landing page. */
export function HomeRoute() {
  const session = useSession();

  if (session.status === 'loading') {
    return <PageSpinner>Loading...</PageSpinner>;
  }
  const role = session.status === 'signed-in' ? session.user.role : 'nobody';
  if (role === 'nobody' || role === 'admin') {
    return <LandingPage />;
  }
  if (role === null) {
    return <Navigate to="/auth/role" replace />;
  }
  return <RemoteReleases>{(releases) => homeOf(role, releases)}</RemoteReleases>;
}

function homeOf(role: 'client' | 'provider', releases: readonly ReleaseRecord[]) {
  const release = releases.find(({ homeFor }) => homeFor === role);
  return release ? <RemoteArea key={release.name} release={release} /> : <NotFoundPage />;
}
