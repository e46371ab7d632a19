import type { EventView } from '@marquee/contracts/events';
import { Box, isolated, LinkButton, PageFrame, PageHeader, PermissionState } from '@marquee/ui';
import { Link } from '@marquee/web-kit';

type EventIsSentProps = { event: EventView };

/** Instead of the form, for an event that is no longer a draft. */
export function EventIsSent({ event }: EventIsSentProps) {
  return (
    <PageFrame $width="form">
      <PageHeader title="Edit Event" />
      <Box>
        <PermissionState
          title={`${isolated(event.name)} can no longer be edited.`}
          action={
            <LinkButton as={Link} to="/client-admin" $variant="outline">
              Back to Dashboard
            </LinkButton>
          }
        >
          {event.sentToProvider
            ? 'It has been sent to the provider. Write to them about changes.'
            : 'It has been cancelled.'}
        </PermissionState>
      </Box>
    </PageFrame>
  );
}
