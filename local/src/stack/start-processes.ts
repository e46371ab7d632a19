import type { ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';

import type { Environment } from '../environment.ts';
import { freePort } from '../network/free-port.ts';
import { untilReady } from '../network/until-ready.ts';
import type { Children } from '../processes/children.ts';

export type ProcessesNeed = {
  root: string;
  environment: Environment;
  children: Children;
  dataFolder: string;
  /** The gateway's. */
  port: number;
  /** Called when one has ended after it was ready. */
  onEnd: (name: string) => void;
};

const services = ['identity', 'events', 'quotes', 'billing'] as const;
type Place = { name: string; folder: string; port: number };

/** Starts every service and the gateway by its own main.ts; resolves with the services' addresses when all are ready. */
export async function startProcesses(need: ProcessesNeed): Promise<string[]> {
  const places = await Promise.all(
    services.map(async (name) => ({ name, folder: `services/${name}`, port: await freePort() })),
  );
  const addresses = Object.fromEntries(
    places.map(({ name, port }) => [`${name.toUpperCase()}_URL`, `http://127.0.0.1:${port}`]),
  );
  const gateway = { name: 'gateway', folder: 'gateway', port: need.port };

  await Promise.all([...places, gateway].map((place) => startOne(need, place, addresses)));
  return Object.values(addresses);
}

async function startOne(
  need: ProcessesNeed,
  { name, folder, port }: Place,
  addresses: Environment,
): Promise<void> {
  const { root, environment, children, dataFolder, onEnd } = need;
  const output = openLog(dataFolder, name);
  const child: ChildProcess = children.start({
    role: name,
    command: process.execPath,
    args: [join(root, folder, 'src', 'main.ts')],
    graceMs: 2_000,
    options: {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...environment, ...addresses, PORT: String(port) },
    },
  });
  closeSync(output);

  await untilReady({ name, url: `http://127.0.0.1:${port}/readyz`, child, seconds: 60 });
  child.once('exit', () => {
    onEnd(name);
  });
}

function openLog(dataFolder: string, name: string): number {
  const folder = join(dataFolder, 'logs');
  mkdirSync(folder, { recursive: true });

  return openSync(join(folder, `${name}.log`), 'w');
}
