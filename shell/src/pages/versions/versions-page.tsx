import { PageFrame, PageHeader } from '@marquee/ui';
import { Page, RequireRole } from '@marquee/web-kit';
import { VersionsTable } from '../../features/versions/versions-table.tsx';
import { KnownReleases } from '../../routing/known-releases.tsx';
import { ConsoleNavigation } from '../admin/console-navigation.tsx';

/** Public, so that a bug report can name the build; only the operator's console links to it. */
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
