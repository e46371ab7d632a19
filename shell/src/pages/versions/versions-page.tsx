import { PageFrame, PageHeader } from '@marquee/ui';
import { Page, RequireRole } from '@marquee/web-kit';
import { VersionsTable } from '../../features/versions/versions-table.tsx';
import { KnownReleases } from '../../routing/known-releases.tsx';
import { ConsoleNavigation } from '../admin/console-navigation.tsx';

/** This page is public, so that users can state the build in a bug report. Only the operator's console links to the page. */
export function VersionsPage() {
  return (
    <Page title="Versions" description="Which build of each part of Marquee runs in this tab.">
      <PageFrame>
        <RequireRole role="admin" otherwise={null}>
          <ConsoleNavigation />
        </RequireRole>
        <PageHeader
          title="Versions"
          subtitle="The parts of Marquee are released by separate teams. These are the builds that this tab runs, or would load."
        />
        <KnownReleases>{(releases) => <VersionsTable releases={releases} />}</KnownReleases>
      </PageFrame>
    </Page>
  );
}
