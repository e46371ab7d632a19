import { useLocation } from '@marquee/web-kit';
import { HomeRoute } from './home-route.tsx';
import { ServerPageArea } from './server-page-area.tsx';
import { RemoteReleases } from './remote-releases.tsx';
import { MatchedRemote } from './matched-remote.tsx';

/**
 * Routes to remotes: `/` by role, other paths by the release records. No remote has a `<Route>` here, because a remote's own `<Routes>`
 * have full paths and cannot be nested under a path.
 */
export function RemoteRoutes() {
  const { pathname } = useLocation();
  if (pathname === '/') {
    return <HomeRoute />;
  }
  return (
    <ServerPageArea>
      <RemoteReleases>{(releases) => <MatchedRemote releases={releases} />}</RemoteReleases>
    </ServerPageArea>
  );
}
