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

/** An operator has no name here, nor has who has not chosen a role yet. */
export function calledBy({ name, email }: UserRow): string {
  return name === '' ? email : name;
}
