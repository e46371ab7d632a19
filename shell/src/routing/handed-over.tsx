import { useLocation } from '@marquee/web-kit';
import { HomeRoute } from './home-route.tsx';
import { KnownReleases } from './known-releases.tsx';
import { ServerPageArea } from './server-page-area.tsx';
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
      <KnownReleases>{(releases) => <RemoteRoute releases={releases} />}</KnownReleases>
    </ServerPageArea>
  );
}
