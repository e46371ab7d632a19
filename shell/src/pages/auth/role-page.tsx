import { PageFrame, PageHeader } from '@marquee/ui';
import { Navigate, Page, RequireRole } from '@marquee/web-kit';

export function RolePage() {
  return (
    <RequireRole role={null} otherwise={(user) => <Navigate to={user ? '/' : '/auth'} replace />}>
      <Page
        title="How will you use Marquee?"
        description="Choose whether you plan events or make them happen."
      >
        <PageFrame>
          <PageHeader title="How will you use Marquee?" />
        </PageFrame>
      </Page>
    </RequireRole>
  );
}
