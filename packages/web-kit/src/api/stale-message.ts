import type { Role } from '@marquee/contracts/accounts';
import { sentence } from '@marquee/contracts/sentence';

type StaleWrite = {
  /** The server's reason for the refusal. */
  reason: string;
  /** The labels of the fields that differ. */
  changed: readonly string[];
  /** The record as it is now. */
  current: object;
  /** The role of the user. */
  role: Role | null;
  /** How the user can go on. */
  next: string;
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** The message of a stale write: the server's reason, the fields that differ, who changed them, and how to go on. */
export function staleMessage({ reason, changed, current, role, next }: StaleWrite): string {
  return [sentence(reason), changeSentence(list.format(changed), { current, role }), next].join(' ');
}

/** A record without `lastChangedBy` belongs to the user alone. */
function changeSentence(fields: string, { current, role }: Pick<StaleWrite, 'current' | 'role'>): string {
  const by = 'lastChangedBy' in current ? current.lastChangedBy : 'owner';
  if (by === 'owner' || (by !== null && by === role)) {
    return `You changed ${fields} in another tab or on another device.`;
  }
  return by === 'client' || by === 'provider' ? `The ${by} changed ${fields}.` : `Changed: ${fields}.`;
}
