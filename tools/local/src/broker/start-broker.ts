import type { ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { freePort } from '../network/free-port.ts';
import type { Children } from '../processes/children.ts';
import { findExecutable } from '../processes/find-executable.ts';
import { refusal } from '../refusal.ts';
import { untilBrokerAnswers } from './until-broker-answers.ts';

export type BrokerStart = { command: string; dataFolder: string; children: Children };
export type RunningBroker = { url: string; child: ChildProcess };

type Ports = { amqp: number; distribution: number; epmd: number };

/** The folders and ports of a node. A node that restarts with the same folders and ports still has its queues. */
export type BrokerNode = BrokerStart & { folder: string; ports: Ports };

/** A RabbitMQ node whose name, ports, folders and port mapper (epmd) are separate from any other node of the machine. */
export async function startBroker(start: BrokerStart): Promise<RunningBroker> {
  return runBroker(await prepareBroker(start));
}

/** Prepares folders, ports and port mapper, without starting a node. */
export async function prepareBroker(start: BrokerStart): Promise<BrokerNode> {
  const folder = join(start.dataFolder, 'rabbitmq');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'enabled_plugins'), '[].\n');
  writeFileSync(join(folder, 'rabbitmq.conf'), 'log.console = true\ndisk_free_limit.absolute = 50MB\n');

  const ports = { amqp: await freePort(), distribution: await freePort(), epmd: await freePort() };
  startPortMapper(ports.epmd, start.children);
  return { ...start, folder, ports };
}

/** Resolves when the node accepts AMQP. */
export async function runBroker({ command, children, folder, ports }: BrokerNode): Promise<RunningBroker> {
  const output = openSync(join(folder, 'broker.log'), 'a');
  const child = children.start({
    role: 'broker',
    command,
    args: [],
    graceMs: 10_000,
    group: true,
    options: {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...brokerEnvironment({ folder, ports }) },
    },
  });
  closeSync(output);
  await untilBrokerAnswers(ports.amqp, child);
  return { url: `amqp://guest:guest@127.0.0.1:${ports.amqp}`, child };
}

/** Runs the port mapper as a child process, because RabbitMQ would start a port mapper that outlives RabbitMQ. */
function startPortMapper(port: number, children: Children): void {
  const command = findExecutable('epmd');
  if (!command) {
    throw refusal('RabbitMQ is installed, but Erlang’s epmd is not on PATH.');
  }
  const args = ['-port', String(port), '-address', '127.0.0.1', '-relaxed_command_check'];
  children.start({ role: 'epmd', command, args, graceMs: 1_000, options: { stdio: 'ignore' } });
}

/** The node's environment. RabbitMQ's tools need the same variables to find the node. */
export function brokerEnvironment({
  folder,
  ports: { amqp, distribution, epmd },
}: Pick<BrokerNode, 'folder' | 'ports'>): Record<string, string> {
  return {
    HOME: folder,
    ERL_EPMD_PORT: String(epmd),
    RABBITMQ_NODENAME: `marquee-${amqp}@localhost`,
    RABBITMQ_NODE_PORT: String(amqp),
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_DIST_PORT: String(distribution),
    RABBITMQ_MNESIA_BASE: join(folder, 'mnesia'),
    RABBITMQ_LOG_BASE: join(folder, 'log'),
    RABBITMQ_CONF_ENV_FILE: join(folder, 'none.conf'),
    RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq.conf'),
    RABBITMQ_ADVANCED_CONFIG_FILE: join(folder, 'none.config'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'enabled_plugins'),
  };
}
