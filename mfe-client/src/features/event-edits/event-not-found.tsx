import { Box, LinkButton, NothingFound, PageFrame, PageHeader } from '@marquee/ui';
import { Link } from '@marquee/web-kit';

export function EventNotFound() {
  return (
    <PageFrame $width="form">
      <PageHeader title="Edit Event" />
      <Box>
        <NothingFound
          title="Event not found."
          action={
            <LinkButton as={Link} to="/client-admin" $variant="outline">
              Back to Dashboard
            </LinkButton>
          }
        />
      </Box>
    </PageFrame>
  );
}
