import { matchRoutes, useLocation } from '@marquee/web-kit';
import type { ReleaseRecord } from '../federation/release-record.ts';
import { RemoteArea } from '../federation/remote-area.tsx';
import { Guarded } from './guarded.tsx';
import { NotFoundPage } from './shell-pages.tsx';

type RemoteRouteProps = { releases: readonly ReleaseRecord[] };

/** The remote whose record names the path, or the not-found page. */
export function RemoteRoute({ releases }: RemoteRouteProps) {
  const location = useLocation();
  const offers = releases.flatMap((release) => release.paths.map((path) => ({ path, release })));
  const offer = matchRoutes(offers, location)?.[0]?.route;

  if (!offer) {
    return <NotFoundPage />;
  }
  return (
    <Guarded path={offer.path}>
      <RemoteArea key={offer.release.name} release={offer.release} />
    </Guarded>
  );
}
