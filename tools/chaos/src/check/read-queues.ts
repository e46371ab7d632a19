import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { brokerEnvironment } from '@marquee/local/broker/start-broker';
import type { BrokerNode } from '@marquee/local/broker/start-broker';

import type { Environment } from '../stack/environment.ts';
import type { Remainder } from './found.ts';
import { remaindersIn } from './rules/queues.ts';
import type { QueueRow } from './rules/queues.ts';

/**
 * Queues with ready or unacknowledged messages, read with the broker's own tool. AMQP counts only ready messages, and a message that is
 * requeued forever is hardly ever ready.
 */
export async function readQueues({ brokerPlace }: Pick<Environment, 'brokerPlace'>): Promise<Remainder[]> {
  return remaindersIn(await listQueues(brokerPlace));
}

async function listQueues(place: BrokerNode): Promise<QueueRow[]> {
  const control = join(dirname(place.command), 'rabbitmqctl');
  const columns = ['name', 'messages_ready', 'messages_unacknowledged'];
  const { stdout } = await promisify(execFile)(
    control,
    ['--quiet', '--formatter', 'json', 'list_queues', ...columns],
    { env: { ...process.env, ...brokerEnvironment(place) } },
  );
  return JSON.parse(stdout) as QueueRow[];
}
