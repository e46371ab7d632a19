import { join } from 'node:path';

import { freePort } from '../../tools/local/src/network/free-port.ts';
import { untilReady } from '../../tools/local/src/network/until-ready.ts';
import { terminateProcess } from '../../tools/local/src/processes/terminate-process.ts';
import { identityOf } from '../../tools/local/src/processes/process-identity.ts';
import { root as repositoryRoot } from '../setup/paths.mjs';

/**
 * Runs `callback` with the address and the data folder of the real product, on a free port. `entry` is main.ts or services-main.ts; `root`
 * may be a copy of the repository. Unless `env` sets another cost, passwords are hashed cheaply, because most suites do not measure
 * hashing. The page renderer gets more time, so that it renders pages even on a busy machine.
 */
export async function withProduct(
  { dataFolder, children },
  { entry = 'main.ts', env = {}, root = repositoryRoot },
  callback,
) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const ownFolder = join(dataFolder, `product-${port}`);
  const child = children.start({
    role: 'product',
    command: process.execPath,
    args: [join(root, 'tools', 'local', 'src', entry)],
    graceMs: 6_000,
    options: {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        PASSWORD_HASH_COST: 'lowest',
        PAGE_RENDERER_WAIT_MS: '10000',
        ...env,
        PORT: String(port),
        DATA_DIR: ownFolder,
      },
    },
  });
  const identity = identityOf(child.pid);
  try {
    await untilReady({ name: 'The product', url: `${url}/readyz`, child, seconds: 300 });
    return await callback(url, ownFolder);
  } finally {
    await terminateProcess({ ...identity, graceMs: 6_000 });
  }
}
