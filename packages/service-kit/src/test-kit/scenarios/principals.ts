/** The callers with whom the authorization matrix calls every operation, in the order of its columns. */
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

/** The role of the person who owns the record, and of the unverified, the suspended and the deleted principal. */
export type Side = 'client' | 'provider';
