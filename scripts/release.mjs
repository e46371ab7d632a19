import { runCommand } from './setup/run-command.mjs';

const [, , what] = process.argv;

await runCommand(async () => {
  if (what === 'contracts') {
    return (await import('../tools/contract-compatibility/src/run-contract-release.ts')).runContractRelease;
  }
  return (await import('../tools/release-kit/src/run-release.ts')).runRelease;
});
