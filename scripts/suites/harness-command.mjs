import { createTestContext } from '../setup/test-context.mjs';

/** Runs a harness with the arguments of the command line. `run` resolves to the names of the failed gates. */
export async function harnessCommand(run) {
  const context = await createTestContext();
  const failed = await run(context, process.argv.slice(2)).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return ['the run'];
  });
  await context.end(failed.length > 0 ? 1 : 0);
}
