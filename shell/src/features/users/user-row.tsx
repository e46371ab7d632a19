import type { UserRow as User } from '@marquee/contracts/users';
import { Small, TextLink } from '@marquee/ui';
import { formatFullDay, Instant, Link } from '@marquee/web-kit';
import { UserBadge } from './user-badge.tsx';
import { getDisplayName, getRoleLabel } from './user-labels.ts';

export function UserRow({ user }: { user: User }) {
  return (
    <tr>
      <td data-place="title">
        <TextLink as={Link} to={`/admin/users/${user.id}`}>
          {getDisplayName(user)}
        </TextLink>
        <Small as="div">{user.email}</Small>
      </td>
      <td data-label="Role">{getRoleLabel(user)}</td>
      <td data-label="Status">
        <UserBadge status={user.status} />
      </td>
      <td data-label="Registered">
        <Instant at={user.createdAt} format={formatFullDay} />
      </td>
    </tr>
  );
}
