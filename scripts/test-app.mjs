import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ensureNode24 } from './setup/ensure-node-24.mjs';
import { root } from './setup/paths.mjs';

await ensureNode24();
const folders = process.argv.slice(2);
const unknown = folders.filter((folder) => !existsSync(join(root, folder, 'package.json')));
if (folders.length === 0 || unknown.length > 0) {
  unknown.forEach((folder) => console.error(`${folder} is not a workspace.`));
  console.error(`npm run test:app -- <folder>…   the tests of workspaces, as mfe-client or services/quotes`);
  process.exit(2);
}
const { runSuites } = await import('./suites/run-suites.mjs');
const { runJest } = await import('./suites/jest.mjs');

// The tests of the services need a database, but the tests of the front ends do not.
const needs = folders.every((folder) => /^(shell|mfe-)/.test(folder)) ? [] : ['mongodbUrl'];
await runSuites([
  {
    name: `Tests of ${folders.join(', ')}`,
    needs,
    uses: needs.length > 0 ? ['amqpUrl'] : [],
    run: (context, tools) => runJest(context, tools, folders),
  },
]);
