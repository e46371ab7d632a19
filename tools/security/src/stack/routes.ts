import { randomUUID } from 'node:crypto';

import type { Operation } from '@marquee/contracts/operation';
import { operations } from '@marquee/contracts/operations';

/** An operation and its name. */
export type Named = { name: string; operation: Operation };

export function everyRoute(): Named[] {
  return [...operations].map(([name, operation]) => ({ name, operation }));
}

/** The path with random ids, which no record has. */
export function anyPath({ path }: Operation): string {
  return `/api${path.replaceAll(/:\w+/g, () => randomUUID())}`;
}

export function isUnsafe({ method }: Operation): boolean {
  return method !== 'get';
}
