import { PageFrame, PageHeader } from '@marquee/ui';
import { Navigate, Page, RequireRole } from '@marquee/web-kit';
import { OwnDataSection } from '../../features/privacy/own-data-section.tsx';
import { DeleteOwnAccount } from './delete-own-account.tsx';

/** What belongs to everybody with an account, whatever their role. */
export function AccountPage() {
  return (
    <RequireRole
      role={['client', 'provider', 'admin', null]}
      otherwise={<Navigate to="/auth?returnTo=%2Faccount" replace />}
    >
      <Page title="Your account" description="Your data, and how to delete your account.">
        <PageFrame>
          <PageHeader title="Your account" />
          <OwnDataSection />
          <DeleteOwnAccount />
        </PageFrame>
      </Page>
    </RequireRole>
  );
}
