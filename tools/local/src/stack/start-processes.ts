import { services } from '@marquee/contracts/operation';

import type { ChildProcess } from 'node:child_process';
import { closeSync } from 'node:fs';
import { join } from 'node:path';

import type { Environment } from '../environment.ts';
import { freePort } from '../network/free-port.ts';
import { untilReady } from '../network/until-ready.ts';
import type { Children } from '../processes/children.ts';
import { openToAppend, processLog } from '../processes/process-log.ts';
import { writeEnvironmentFile } from './environment-file.ts';
import type { ProcessName } from './environment-file.ts';

export type ProcessesOptions = {
  root: string;
  environment: Environment;
  children: Children;
  dataFolder: string;
  port: number;
  /** Called when a process exits after it was ready. */
  onEnd: (ended: EndedProcess) => void;
};

/** `exitReason`: the exit code of the process or the signal. `restartCommand`: the command that restarts the process alone. */
export type EndedProcess = { name: string; exitReason: string; log: string; restartCommand: string };

type ProcessAddress = { name: ProcessName; folder: string; port: number };
export type ServiceAddress = { name: string; url: string };

/** Starts every service and the gateway by its own main.ts; resolves to the services' addresses when all are ready. */
export async function startProcesses(need: ProcessesOptions): Promise<ServiceAddress[]> {
  const processes = await Promise.all(services.map((name) => addressOf(name, need.environment)));
  const addresses = processes.map(({ name, port }) => ({ name, url: `http://127.0.0.1:${port}` }));
  const urls = Object.fromEntries(addresses.map(({ name, url }) => [urlVariable(name), url]));
  const gateway = { name: 'gateway', folder: 'gateway', port: need.port } as const;

  await Promise.all(
    [...processes, gateway].map((serviceProcess) => startProcess(need, serviceProcess, urls)),
  );
  return addresses;
}

/** Uses the port of the service's configured address, so that Prometheus can be configured with it; otherwise any free port. */
async function addressOf(name: (typeof services)[number], environment: Environment): Promise<ProcessAddress> {
  const { port } = new URL(environment[urlVariable(name)] ?? 'http://127.0.0.1');

  return { name, folder: `services/${name}`, port: port === '' ? await freePort() : Number(port) };
}

function urlVariable(name: string): string {
  return `${name.toUpperCase()}_URL`;
}

async function startProcess(
  need: ProcessesOptions,
  { name, folder, port }: ProcessAddress,
  addresses: Environment,
): Promise<void> {
  const { root, children, dataFolder, onEnd } = need;
  const environment = { ...need.environment, ...addresses, PORT: String(port) };
  const main = join(root, folder, 'src', 'main.ts');
  const restartCommand = `${process.execPath} --env-file=${writeEnvironmentFile(dataFolder, name, environment)} ${main}`;
  const log = processLog(dataFolder, name);
  const output = openToAppend(log);
  const child: ChildProcess = children.start({
    role: name,
    command: process.execPath,
    args: [main],
    graceMs: 2_000,
    options: { stdio: ['ignore', output, output], env: { ...process.env, ...environment } },
  });
  closeSync(output);

  await untilReady({ name, url: `http://127.0.0.1:${port}/readyz`, child, seconds: 60, log });
  child.once('exit', (code, signal) => {
    onEnd({ name, exitReason: signal ?? `exit code ${String(code)}`, log: log.file, restartCommand });
  });
}
