import { ensureNode24 } from './setup/ensure-node-24.mjs';

await ensureNode24();
const { mkdirSync } = await import('node:fs');
const { join } = await import('node:path');
const { readNightlyArguments } = await import('../tools/harness-kit/src/nightly-arguments.ts');
const { openSuiteProgress } = await import('../tools/harness-kit/src/suite-progress.ts');
const { workingTreeId } = await import('../tools/harness-kit/src/working-tree-id.ts');
const { root } = await import('./setup/paths.mjs');
const { nightlySuites } = await import('./suites/nightly-suites.mjs');
const { emptyOutcome } = await import('./suites/outcome.mjs');
const { runSuites } = await import('./suites/run-suites.mjs');

const request = readRequest();
if (request.command === 'list') {
  printList(request);
} else {
  await run(request);
}

function readRequest() {
  const known = nightlySuites.map(({ id }) => id);
  try {
    return readNightlyArguments(process.argv.slice(2), known);
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

function printList({ isJson }) {
  const suites = nightlySuites.map(({ id, name, needs, kind }) => ({ id, name, needs, kind }));
  const lines = suites.map(({ id, name, kind }) => `${id.padEnd(20)} ${kind.padEnd(8)} ${name}`);
  console.log(isJson ? JSON.stringify(suites) : lines.join('\n'));
}

async function run({ ids, goOn: resume }) {
  const progress = openSuiteProgress(join(root, '.data', 'nightly.json'), workingTreeId(root));
  const chosen = nightlySuites.filter(({ id }) => ids.includes(id));
  if (!resume) {
    chosen.forEach(({ id }) => progress.remove(id));
  }
  await runSuites(chosen.map((suite) => toResumableSuite(suite, { progress, resume })));
}

/** Adapts a suite for `runSuites`: the suite gets its own folder, and is not run again if it has passed on this tree. */
function toResumableSuite(suite, { progress, resume }) {
  const { id, name, needs } = suite;
  const passedBefore = progress.passedBefore(id);
  if (passedBefore !== null) {
    const reuseResult = async () => {
      console.log('Passed before on the same working tree; `npm run nightly` without --go-on runs it again.');
      return { ...emptyOutcome, passed: passedBefore };
    };
    return { name, needs: [], run: reuseResult };
  }
  return {
    name,
    needs,
    async run(context, tools) {
      const dataFolder = join(context.dataFolder, id);
      mkdirSync(dataFolder, { recursive: true });
      const outcome = await suite.run({ ...context, dataFolder }, tools, { resume });
      if (outcome.passed > 0 && outcome.failed.length === 0 && outcome.skipped === 0) {
        progress.store(id, outcome.passed);
      }
      return outcome;
    },
  };
}
