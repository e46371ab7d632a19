import { onNode24 } from './setup/on-node-24.mjs';

await onNode24();
const { createTestBench } = await import('./setup/test-bench.mjs');
const { runSecurityBars } = await import('./suites/security.mjs');

const bench = await createTestBench();
const { failed } = await runSecurityBars(bench, process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return { failed: ['the run'] };
});
await bench.end(failed.length > 0 ? 1 : 0);
