import { useLocation } from '@marquee/web-kit';
import { HomeRoute } from './home-route.tsx';
import { ServerPageArea } from './server-page-area.tsx';
import { RemoteReleases } from './remote-releases.tsx';
import { RemoteRoute } from './remote-route.tsx';

/**
 * `/` goes by role, any other path by the remotes' records. Not by a `<Route>` for each: a remote has `<Routes>` of its own with
 * whole paths, and these must not be nested under a path.
 */
export function HandedOver() {
  const { pathname } = useLocation();
  if (pathname === '/') {
    return <HomeRoute />;
  }
  return (
    <ServerPageArea>
      <RemoteReleases>{(releases) => <RemoteRoute releases={releases} />}</RemoteReleases>
    </ServerPageArea>
  );
}
