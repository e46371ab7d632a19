import { services } from '@marquee/contracts/operation';
import { freePort } from '@marquee/local/network/free-port';

import type { Setting } from '../gates/gate.ts';
import { cores } from '../measure/pinned.ts';
import { startServiceProcess } from './start-service-process.ts';
import { withBacking } from './with-backing.ts';
import type { Backing } from './with-backing.ts';

/** `pids`: the processes of the gateway and the four services, and of the database if it is not external. */
export type Product = { url: string; pids: Readonly<Record<string, number>>; mongodbUrl: string };

/** Runs a whole product with its broker and database on both cores until `act` ends. */
export async function withProduct<Result>(
  setting: Setting,
  name: string,
  act: (product: Product) => Promise<Result>,
): Promise<Result> {
  return await withBacking(setting, { name, core: cores.both }, async (backing) => {
    const nodes = await nodesOf(backing);
    const started = await Promise.all(
      nodes.map(async (node) => [node.name, await startServiceProcess(backing, node)] as const),
    );
    const { gatewayPort, mongodbUrl, databasePid } = backing;
    const pids = {
      ...Object.fromEntries(started),
      ...(databasePid !== undefined && { database: databasePid }),
    };
    return await act({ url: `http://localhost:${gatewayPort}`, pids, mongodbUrl });
  });
}

/** The gateway and the four services: the port of each, and the environment variables with the addresses of all services. */
export async function nodesOf({ gatewayPort }: Pick<Backing, 'gatewayPort'>) {
  const ports = await Promise.all(services.map(async (name) => [name, await freePort()] as const));
  const environment = Object.fromEntries(
    ports.map(([name, port]) => [`${name.toUpperCase()}_URL`, `http://127.0.0.1:${port}`]),
  );
  const core = cores.both;
  return [
    ...ports.map(([name, port]) => ({ name, core, port, environment, file: `services/${name}/src/main.ts` })),
    { name: 'gateway' as const, core, port: gatewayPort, environment, file: 'gateway/src/main.ts' },
  ];
}
