import { onNode24 } from './setup/on-node-24.mjs';

await onNode24();
const { createTestBench } = await import('./setup/test-bench.mjs');
const { provideSurroundings } = await import('./suites/chaos.mjs');
const { runMutants } = await import('../chaos/src/mutants.ts');

const bench = await createTestBench();
const areCaught = await provideSurroundings(bench, { mayBuild: false })
  .then(runMutants)
  .catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
await bench.end(areCaught ? 0 : 1);
