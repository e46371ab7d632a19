import { useLocation } from '@marquee/web-kit';
import type { ReleaseRecord } from '../federation/release-record.ts';
import { RemoteArea } from '../federation/remote-area.tsx';
import { Guarded } from './guarded.tsx';
import { matchRemote } from './match-remote.ts';
import { NotFoundPage } from './shell-pages.tsx';

type MatchedRemoteProps = { releases: readonly ReleaseRecord[] };

/** Renders the remote whose release record matches the path, or the not-found page. */
export function MatchedRemote({ releases }: MatchedRemoteProps) {
  const match = matchRemote(useLocation().pathname, releases);

  if (!match) {
    return <NotFoundPage />;
  }
  return (
    <Guarded path={match.path}>
      <RemoteArea key={match.release.name} release={match.release} />
    </Guarded>
  );
}
