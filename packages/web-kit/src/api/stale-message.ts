import type { Role } from '@marquee/contracts/accounts';
import type { ChangedBy } from '@marquee/contracts/problem';
import { sentence } from '@marquee/contracts/sentence';
import type { Difference } from './revised.ts';

type StaleWrite = {
  /** The server's message. */
  reason: string;
  changed: readonly Difference[];
  /** Absent if only the user can change the record. */
  changedBy: ChangedBy | undefined;
  /** The user's role. */
  role: Role | null;
  /** How the user can continue. */
  next: string;
};

type ChangeActor = 'user' | 'client' | 'provider' | 'unknown';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

const sentences: Record<ChangeActor, (labels: string) => string> = {
  user: (labels) => `You changed ${labels} in another tab or on another device.`,
  client: (labels) => `The client changed ${labels}.`,
  provider: (labels) => `The provider changed ${labels}.`,
  unknown: (labels) => `Changed: ${labels}.`,
};

/** Message about a stale write: the server's message, the changed fields with who changed them, and how to continue. */
export function staleMessage({ reason, changed, changedBy, role, next }: StaleWrite): string {
  const changes = Object.entries(sentences).flatMap(([actor, format]) => {
    const ofActor = changed.filter(({ field }) => actorOf(field, { changedBy, role }) === actor);
    const labels = new Set(ofActor.map(({ label }) => label));
    return labels.size === 0 ? [] : [format(list.format(labels))];
  });
  return [sentence(reason), ...changes, next].join(' ');
}

type Conflict = Pick<StaleWrite, 'changedBy' | 'role'> & { field: string; typed: string; saved: string };

const savedBy: Record<ChangeActor, (value: string) => string> = {
  user: (value) => `you saved ${value} in another tab or on another device`,
  client: (value) => `the client saved ${value}`,
  provider: (value) => `the provider saved ${value}`,
  unknown: (value) => `${value} is saved`,
};

/** Error text of a field that both sides have changed. */
export function conflictMessage({ field, typed, saved, ...known }: Conflict): string {
  return `You typed ${typed}; ${savedBy[actorOf(field, known)](saved)}.`;
}

/** `field` may be nested: `deposit.kind`. */
function actorOf(field: string, { changedBy, role }: Pick<StaleWrite, 'changedBy' | 'role'>): ChangeActor {
  if (changedBy === undefined) {
    return 'user';
  }
  const [name = field] = field.split('.');
  const actor = name in changedBy.fields ? changedBy.fields[name] : changedBy.otherFields;
  if (actor === role) {
    return 'user';
  }
  return actor === 'client' || actor === 'provider' ? actor : 'unknown';
}
