import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { freePort } from '@marquee/local/network/free-port';

import type { Setting } from '../gates/gate.ts';
import type { Subject } from '../measure/measure-interleaved.ts';
import { cores } from '../measure/pinned.ts';
import type { Core } from '../measure/pinned.ts';
import { gatewayEnvironment, signedIn } from './gateway-environment.ts';
import { instantUpstream, plainProxy } from './nginx-config.ts';
import { startProgram } from './start-program.ts';

/** Three programs that forward the same call to the same upstream, and the upstream itself. */
export type ComparedPrograms = Readonly<Record<'gateway' | 'middleware' | 'nginx' | 'upstream', Subject>>;

/** The path of the measured call, which is sent with a session. */
const path = '/api/client/events';

/** Starts the three programs on the measured core; a measurement calls only one of them at a time. */
export async function startSideBySide(setting: Setting): Promise<ComparedPrograms> {
  const upstreamProcess = await startNginx(setting, 'upstream', cores.others, instantUpstream);
  const upstream = urlAt(upstreamProcess.port);
  const nginx = await startNginx(setting, 'nginx', cores.measured, (options) =>
    plainProxy({ ...options, upstreamPort: upstreamProcess.port }),
  );
  const middleware = await startNode(setting, {
    name: 'middleware',
    core: cores.measured,
    file: 'tools/bench/src/gateway/bare-middleware-program.ts',
    environment: { TARGET: upstream },
  });
  const identity = await startNode(setting, {
    name: 'identity',
    core: cores.others,
    file: 'tools/bench/src/gateway/identity-program.ts',
    environment: {},
  });
  const gateway = await startNode(setting, {
    name: 'gateway',
    core: cores.measured,
    file: 'gateway/src/main.ts',
    environment: gatewayEnvironment({ setting, upstream, identity: urlAt(identity.port) }),
    readyPath: '/readyz',
  });
  return {
    gateway: subject('gateway', gateway),
    middleware: subject('middleware', middleware),
    nginx: subject('nginx', nginx),
    upstream: subject('upstream', upstreamProcess),
  };
}

type Started = { port: number; pid: number };

function subject(name: string, { port, pid }: Started): Subject {
  return { name, pid, url: `${urlAt(port)}${path}`, headers: signedIn };
}

async function startNginx(
  setting: Setting,
  name: string,
  core: Core,
  configOf: (options: { port: number; folder: string }) => string,
): Promise<Started> {
  const port = await freePort();
  const folder = join(setting.dataFolder, name);
  const file = join(folder, 'nginx.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, configOf({ port, folder }));
  const program = { name, core, command: setting.nginx, args: ['-p', folder, '-c', file] };
  return { port, pid: await startProgram(setting, { ...program, readyUrl: `${urlAt(port)}${path}` }) };
}

type NodeProgram = {
  name: string;
  core: Core;
  /** Relative to the root of the repository. */
  file: string;
  environment: Readonly<Record<string, string>>;
  readyPath?: string;
};

async function startNode(setting: Setting, program: NodeProgram): Promise<Started> {
  const { name, core, file, environment, readyPath = path } = program;
  const port = await freePort();
  const pid = await startProgram(setting, {
    name,
    core,
    command: process.execPath,
    args: [join(setting.root, file)],
    environment: { ...environment, PORT: String(port) },
    readyUrl: `${urlAt(port)}${readyPath}`,
  });
  return { port, pid };
}

function urlAt(port: number): string {
  return `http://127.0.0.1:${port}`;
}
