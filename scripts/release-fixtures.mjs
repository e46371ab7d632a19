import { runCommand } from './setup/run-command.mjs';

await runCommand(
  async () =>
    (await import('../tools/local/src/release-fixtures/run-release-fixtures.ts')).runReleaseFixtures,
);
