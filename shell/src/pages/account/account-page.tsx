import { PageFrame, PageHeader } from '@marquee/ui';
import { Navigate, Page, RequireRole, useLocation } from '@marquee/web-kit';
import { BriefWait } from '@marquee/web-kit/parts';
import { OwnDataSection } from '../../features/privacy/own-data-section.tsx';
import {
  useShellGetDeletionTermsQuery,
  useShellGetExportStatusQuery,
} from '../../features/privacy/privacy-api.ts';
import { useShellListSessionsQuery } from '../../features/sessions/sessions-api.ts';
import { useShellGetTwoFactorQuery } from '../../features/two-factor/two-factor-api.ts';
import { TwoFactorSection } from '../../features/two-factor/two-factor-section.tsx';
import { SignedInDevices } from '../../features/sessions/signed-in-devices.tsx';
import { DeleteOwnAccount } from './delete-own-account.tsx';
import { OwnPassword } from './own-password.tsx';

/** Account settings, for every signed-in user, with or without a role. */
export function AccountPage() {
  const { pathname, hash } = useLocation();

  return (
    <RequireRole
      role={['client', 'provider', 'admin', null]}
      otherwise={<Navigate to={`/auth?returnTo=${encodeURIComponent(pathname + hash)}`} replace />}
    >
      <Page title="Your account" description="Where you are signed in, how you sign in, and your data.">
        <PageFrame $width="form">
          <PageHeader
            title="Your account"
            subtitle="Where you are signed in, how you sign in, and your data."
          />
          <Sections />
        </PageFrame>
      </Page>
    </RequireRole>
  );
}

function Sections() {
  const { isLoading: areDevicesLoading } = useShellListSessionsQuery();
  const { isLoading: areTermsLoading } = useShellGetDeletionTermsQuery();
  const { isLoading: isTwoFactorLoading } = useShellGetTwoFactorQuery();
  const { isLoading: isExportLoading } = useShellGetExportStatusQuery();

  return (
    <>
      <SignedInDevices />
      <BriefWait isLoading={areDevicesLoading || areTermsLoading || isTwoFactorLoading || isExportLoading}>
        <OwnPassword />
        <TwoFactorSection />
        <OwnDataSection />
        <DeleteOwnAccount />
      </BriefWait>
    </>
  );
}
