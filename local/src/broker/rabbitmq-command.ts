import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { findServer } from '../processes/find-executable.ts';

/**
 * RabbitMQ's own start script. Debian's command on PATH is a wrapper that changes to another account and forbids own folders; the wrapped
 * script is beside it.
 */
export function rabbitmqCommand(): string | undefined {
  const found = findServer('rabbitmq-server');

  return found === undefined ? undefined : join(dirname(realpathSync(found)), 'rabbitmq-server');
}
