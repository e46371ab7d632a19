import { useLocation } from '@marquee/web-kit';
import type { ReleaseRecord } from '../federation/release-record.ts';
import { RemoteArea } from '../federation/remote-area.tsx';
import { Guarded } from './guarded.tsx';
import { offerAt } from './offer-at.ts';
import { NotFoundPage } from './shell-pages.tsx';

type RemoteRouteProps = { releases: readonly ReleaseRecord[] };

/** The remote whose release record matches the path, or the not-found page. */
export function RemoteRoute({ releases }: RemoteRouteProps) {
  const offer = offerAt(useLocation().pathname, releases);

  if (!offer) {
    return <NotFoundPage />;
  }
  return (
    <Guarded path={offer.path}>
      <RemoteArea key={offer.release.name} release={offer.release} />
    </Guarded>
  );
}
