/** Who calls, in the order of the table's columns. */
export const principals = [
  'signed out',
  'ended session',
  'owner client',
  'other client',
  'owner provider',
  'other provider',
  'no role',
  'unverified',
  'suspended',
  'deleted',
  'admin without TOTP',
  'admin with TOTP',
] as const;

export type Principal = (typeof principals)[number];

/** Whose side a row is on: what the unverified, the suspended and the deleted one is there, and who owns what it is about. */
export type Side = 'client' | 'provider';
