import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { findServer } from '../processes/find-executable.ts';

/**
 * RabbitMQ's own start script. On Debian, the command on PATH is a wrapper that switches to another account and does not accept folders of
 * our choice. The link on PATH leads to the folder that also contains the wrapped script.
 */
export function rabbitmqCommand(): string | undefined {
  const found = findServer('rabbitmq-server');

  return found === undefined ? undefined : join(dirname(realpathSync(found)), 'rabbitmq-server');
}
