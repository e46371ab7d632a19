import { existsSync } from 'node:fs';

import { findExecutable } from '@marquee/local/processes/find-executable';

/** Debian puts it where only root's PATH looks. */
export function haproxyCommand(): string | undefined {
  return findExecutable('haproxy') ?? ['/usr/sbin/haproxy'].find(existsSync);
}
