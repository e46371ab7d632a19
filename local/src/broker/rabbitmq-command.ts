import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { findExecutable } from '../processes/find-executable.ts';

/**
 * RabbitMQ's own start script. Debian's on PATH is a wrapper that changes to another account and forbids folders of our own;
 * the script it wraps lies beside it.
 */
export function rabbitmqCommand(): string | undefined {
  const found = findExecutable('rabbitmq-server') ?? ['/usr/sbin/rabbitmq-server'].find(existsSync);

  return found === undefined ? undefined : join(dirname(realpathSync(found)), 'rabbitmq-server');
}
