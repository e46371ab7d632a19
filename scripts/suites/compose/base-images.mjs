import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { installedSecantus } from '../../../tools/local/src/database/installed-secantus.ts';
import { findExecutable } from '../../../tools/local/src/processes/find-executable.ts';
import { installDebianPackage } from '../../setup/debian.mjs';
import { root } from '../../setup/paths.mjs';
import { npmFolder } from './npm-folder.mjs';

/**
 * The base images. `is` describes the substitute that replaces an image if the registry is not reachable. The order matters, because later
 * substitutes are built from earlier ones. `from` returns files to copy into the build context of the substitute.
 */
export const baseImages = [
  {
    image: 'debian:bookworm-20250811-slim',
    is: 'Debian from debootstrap, which is larger',
    make: importDebian,
  },
  {
    image: 'node:24.21.0-bookworm-slim',
    is: 'Node.js from the npm package `node`, on that Debian',
    from: async () => ({ node: join(root, 'node_modules/node/bin/node'), npm: npmFolder() }),
  },
  {
    image: 'mongo:8.0.13',
    is: 'SecantusDB, without replica sets',
    from: async () => ({ ...emulatorFiles('mongod', 'mongosh'), secantusd: await secantusFolder() }),
  },
  {
    image: 'rabbitmq:4.1.4-management',
    is: 'Debian’s RabbitMQ, an older version',
    from: async () => ({}),
  },
  {
    image: 'axllent/mailpit:v1.27.11',
    is: 'our own mailbox, with two operations of Mailpit’s API',
    from: async () => emulatorFiles('mailpit', 'mailpit.mjs'),
  },
];

/** Marks a substitute. Images built from a substitute inherit the label. */
const substituteLabel = 'marquee.stand-in=yes';

/**
 * Uses the registry's images if they are reachable or cached, else substitutes with the same names, and prints the choice. Substitutes are
 * stored only in our own engine, because in any other engine every later `docker compose up` would silently use them.
 */
export async function provideBaseImages(docker, { folder, engineIsOurs }) {
  for (const base of baseImages) {
    if (
      docker.succeeds('pull', '--quiet', base.image) ||
      readSubstituteLabel(docker, base.image) === 'none'
    ) {
      console.log(`  ${base.image}: from the registry`);
      continue;
    }
    if (!engineIsOurs) {
      throw new Error(
        `${base.image} cannot be pulled, and a substitute would remain in your Docker engine: pull the image first`,
      );
    }
    await (base.make ?? build)(docker, { ...base, folder });
    console.log(`  ${base.image}: SUBSTITUTE: ${base.is}`);
  }
}

/** Returns 'yes' for a substitute, 'none' for a real image, and null if the image does not exist. */
function readSubstituteLabel(docker, image) {
  if (!docker.succeeds('image', 'inspect', image)) {
    return null;
  }
  const labels = JSON.parse(docker.read('image', 'inspect', '--format', '{{json .Config.Labels}}', image));
  return labels?.['marquee.stand-in'] ?? 'none';
}

async function build(docker, { image, from, folder }) {
  const [name] = image.split('/').at(-1).split(':');
  const context = join(folder, 'emulators', name);
  mkdirSync(context, { recursive: true });
  for (const [as, path] of Object.entries(await from())) {
    cpSync(path, join(context, as), { recursive: true, dereference: true });
  }
  const file = join(root, 'deploy', 'emulators', `${name}.Dockerfile`);
  await docker.run('build', '--quiet', '--label', substituteLabel, '--tag', image, '--file', file, context);
  rmSync(context, { recursive: true });
}

/** Includes this machine's certificates and package sources, because the machine may be behind a proxy. */
async function importDebian(docker, { image, folder }) {
  if (readSubstituteLabel(docker, image) !== null) {
    return;
  }
  if (!findExecutable('debootstrap') && !installDebianPackage('debootstrap')) {
    throw new Error('debootstrap is not available: there is no substitute for Debian’s image');
  }
  const system = join(folder, 'debian');
  const archive = join(folder, 'debian.tar');
  await docker.program('debootstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', system);
  for (const path of ['etc/ssl/certs/ca-certificates.crt', 'etc/apt/sources.list.d/debian.sources']) {
    if (existsSync(join('/', path))) {
      rmSync(join(system, 'etc/apt/sources.list'), { force: true });
      cpSync(join('/', path), join(system, path));
    }
  }
  for (const left of [
    'var/cache/apt',
    'var/lib/apt/lists',
    'usr/share/doc',
    'usr/share/man',
    'usr/share/locale',
  ]) {
    rmSync(join(system, left), { recursive: true, force: true });
  }
  await docker.program('tar', '--create', '--directory', system, '--file', archive, '.');
  await docker.run('import', '--change', `LABEL ${substituteLabel}`, archive, image);
  rmSync(system, { recursive: true });
  rmSync(archive);
}

function emulatorFiles(...names) {
  return Object.fromEntries(names.map((name) => [name, join(root, 'deploy', 'emulators', name)]));
}

async function secantusFolder() {
  const { command } = await installedSecantus(console.log);
  return dirname(dirname(command));
}
