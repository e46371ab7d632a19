import { PageFrame, PageHeader } from '@marquee/ui';
import { Navigate, Page, RequireRole } from '@marquee/web-kit';
import { SecondStepSection } from '../../features/second-step/second-step-section.tsx';
import { SignedInDevices } from '../../features/sessions/signed-in-devices.tsx';

/** For whoever is signed in, with a role or without. */
export function AccountPage() {
  return (
    <RequireRole
      role={['client', 'provider', 'admin', null]}
      otherwise={<Navigate to={`/auth?returnTo=${encodeURIComponent('/account')}`} replace />}
    >
      <Page title="Your account" description="Where you are signed in, and how you sign in.">
        <PageFrame $width="form">
          <PageHeader title="Your account" subtitle="Where you are signed in, and how you sign in." />
          <SignedInDevices />
          <SecondStepSection />
        </PageFrame>
      </Page>
    </RequireRole>
  );
}
