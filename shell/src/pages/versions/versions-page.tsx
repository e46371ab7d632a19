import { PageFrame, PageHeader } from '@marquee/ui';
import { Page } from '@marquee/web-kit';
import { VersionsTable } from '../../features/versions/versions-table.tsx';
import { KnownReleases } from '../../routing/known-releases.tsx';

/** For everybody: whoever reports a fault can say which build has it. */
export function VersionsPage() {
  return (
    <Page title="Versions" description="Which build of each part of Marquee runs in this tab.">
      <PageFrame>
        <PageHeader
          title="Versions"
          subtitle="The parts of Marquee are released by separate teams. These are the builds that this tab runs, or would load."
        />
        <KnownReleases>{(releases) => <VersionsTable releases={releases} />}</KnownReleases>
      </PageFrame>
    </Page>
  );
}
