// Checks for import circles. First checks that planted circles are found, so that a rule without effect is noticed.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { root } from './setup/paths.mjs';

/** The folders of the product, where also imports of types alone must not form a circle. */
const product = '^(shell|mfe-[a-z]+|page-renderer|gateway|services|packages)/';
const folders = [
  ...[
    'shell',
    'mfe-client',
    'mfe-provider',
    'mfe-public',
    'page-renderer',
    'gateway',
    'services',
    'packages',
  ],
  ...['tools', 'e2e', 'deploy', 'scripts'],
];

const forbidden = [
  {
    name: 'circle',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  { name: 'circle of types', severity: 'error', from: { path: product }, to: { circular: true } },
];

const planted = [
  ['tools/run.ts', "import './imported.ts';"],
  ['tools/imported.ts', "import './run.ts';"],
  ['services/repository.ts', "import type { Event } from './event.ts'; export type Repository = Event;"],
  ['services/event.ts', "import type { Repository } from './repository.ts'; export type Event = Repository;"],
  ['tools/check.ts', "import type { Found } from './found.ts'; export type Check = Found;"],
  ['tools/found.ts', "import type { Check } from './check.ts'; export type Found = Check;"],
];
const expected = ['circle of types: services/event.ts', 'circle: tools/imported.ts'];

const found = await inPlantedFolder((folder) => circlesIn(folder, ['services', 'tools']));
const missed = found.map(({ name, from }) => `${name}: ${from}`).join() !== expected.join();
if (missed) {
  console.error('The planted circles are not found as expected:', found);
}
const circles = await circlesIn(root, folders);
for (const { name, from, through } of circles) {
  console.error(`${name}: ${from} → ${through.join(' → ')}`);
}
process.exitCode = missed || circles.length > 0 ? 1 : 0;

/** The circles among the modules in these folders below `baseDir`, sorted by module. */
async function circlesIn(baseDir, inFolders) {
  const { output } = await cruise(inFolders, {
    baseDir,
    ruleSet: { forbidden },
    validate: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|\\.data)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'] },
  });
  return output.summary.violations
    .map(({ rule, from, cycle }) => ({
      name: rule.name,
      from,
      through: cycle.map(({ name }) => name),
    }))
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

async function inPlantedFolder(act) {
  const folder = mkdtempSync(join(tmpdir(), 'circles-'));
  try {
    for (const [path, text] of planted) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
