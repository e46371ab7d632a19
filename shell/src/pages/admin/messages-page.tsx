import { PageFrame, PageHeader } from '@marquee/ui';
import { Page, RequireRole } from '@marquee/web-kit';
import { PlaceTabs } from '../../features/parked-messages/place-tabs.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

/** For operators; nobody else learns that it exists. */
export function MessagesPage() {
  return (
    <RequireRole role="admin" otherwise={<NotFoundPage />}>
      <Page title="Parked Messages" description="Messages no service could handle, and those nobody took.">
        <PageFrame>
          <PageHeader
            title="Parked Messages"
            subtitle="What no attempt could handle. Mend the cause, then redrive it; or drop it, with a reason."
          />
          <PlaceTabs />
        </PageFrame>
      </Page>
    </RequireRole>
  );
}
