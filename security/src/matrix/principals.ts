/** The callers, in the order of the table's columns. */
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

/** The side of a row: the role of the unverified, the suspended and the deleted principal, and the side that owns the record. */
export type Side = 'client' | 'provider';
