import { Box, LinkButton, PageFrame, PageHeader, PermissionState } from '@marquee/ui';
import { Link } from '@marquee/web-kit';

export function ClientLoginRequired() {
  return (
    <PageFrame $width="form">
      <PageHeader title="Edit Event" />
      <Box>
        <PermissionState
          title="Access denied. Client login required."
          action={
            <LinkButton as={Link} to="/" $variant="outline">
              Home
            </LinkButton>
          }
        />
      </Box>
    </PageFrame>
  );
}
