import type { Role } from '@marquee/contracts/accounts';
import { sentence } from '@marquee/contracts/sentence';

type Stale = {
  /** The server's own words. */
  said: string;
  /** The labels of what differs. */
  changed: readonly string[];
  current: object;
  role: Role | null;
  /** What becomes of what is on the page, and how to go on. */
  next: string;
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Why a stale write was refused: which fields somebody has changed, who it was, and how to go on. */
export function staleWords({ said, changed, current, role, next }: Stale): string {
  return [sentence(said), whoChanged(list.format(changed), { current, role }), next].join(' ');
}

/** A record that does not say who has changed it is the user's own. */
function whoChanged(fields: string, { current, role }: Pick<Stale, 'current' | 'role'>): string {
  const by = 'lastChangedBy' in current ? current.lastChangedBy : 'owner';
  if (by === 'owner' || (by !== null && by === role)) {
    return `You changed ${fields} in another tab or on another device.`;
  }
  return by === 'client' || by === 'provider' ? `The ${by} changed ${fields}.` : `Changed: ${fields}.`;
}
