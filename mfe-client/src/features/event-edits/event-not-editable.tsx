import type { EventView } from '@marquee/contracts/events';
import { Box, isolated, LinkButton, PageFrame, PageHeader, PermissionState } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { getNotEditableReason } from '../../event-permissions.ts';

type EventNotEditableProps = { event: EventView };

/** Replaces the form for an event that is no longer a draft. */
export function EventNotEditable({ event }: EventNotEditableProps) {
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
          {getNotEditableReason(event)}
        </PermissionState>
      </Box>
    </PageFrame>
  );
}
