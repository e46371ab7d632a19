import type { UserRow } from '@marquee/contracts/users';

export const roleWords: Record<NonNullable<UserRow['role']> | 'none', string> = {
  client: 'Client',
  provider: 'Provider',
  admin: 'Operator',
  none: 'No role yet',
};

export function roleOf({ role }: UserRow): string {
  return roleWords[role ?? 'none'];
}

/** Display name. Operators and newcomers have no name, so their email is used. */
export function calledBy({ name, email }: UserRow): string {
  return name === '' ? email : name;
}
