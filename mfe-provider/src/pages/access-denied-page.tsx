import { LinkButton, PageFrame, PermissionState } from '@marquee/ui';
import { Link, Page } from '@marquee/web-kit';

/** Shown to signed-in users who are not providers. */
export function AccessDeniedPage() {
  return (
    <Page title="Access Denied" description="This page is for providers.">
      <PageFrame>
        <PermissionState
          headingLevel={1}
          title="Access Denied"
          action={
            <LinkButton as={Link} to="/" $variant="outline" $size="small">
              Go Home
            </LinkButton>
          }
        >
          This page is for providers.
        </PermissionState>
      </PageFrame>
    </Page>
  );
}
