import { createTestBench } from '../setup/test-bench.mjs';

/** Runs a harness with the arguments of the command line: `run` resolves to the names of what failed. */
export async function harnessCommand(run) {
  const bench = await createTestBench();
  const failed = await run(bench, process.argv.slice(2)).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return ['the run'];
  });
  await bench.end(failed.length > 0 ? 1 : 0);
}
