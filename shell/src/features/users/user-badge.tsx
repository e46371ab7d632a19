import type { UserStatus } from '@marquee/contracts/users';
import { Badge } from '@marquee/ui';

export function UserBadge({ status }: { status: UserStatus }) {
  return status === 'suspended' ? (
    <Badge tone="cancelled" icon="ban">
      Suspended
    </Badge>
  ) : (
    <Badge tone="booked" icon="check">
      Active
    </Badge>
  );
}
