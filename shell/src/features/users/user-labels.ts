import type { UserRow } from '@marquee/contracts/users';

export const roleLabels: Record<NonNullable<UserRow['role']> | 'none', string> = {
  client: 'Client',
  provider: 'Provider',
  admin: 'Operator',
  none: 'No role yet',
};

export function getRoleLabel({ role }: UserRow): string {
  return roleLabels[role ?? 'none'];
}

/** Returns the display name. Operators and newcomers have no name, so their email address is used. */
export function getDisplayName({ name, email }: UserRow): string {
  return name === '' ? email : name;
}
