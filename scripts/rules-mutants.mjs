import { ensureNode24 } from './setup/ensure-node-24.mjs';

await ensureNode24();
const { runSuites } = await import('./suites/run-suites.mjs');
const { runRulesMutants } = await import('./suites/rules-mutants.mjs');

const files = process.argv.slice(2);
await runSuites([
  {
    name: 'Pure tests of rules against planted faults',
    needs: [],
    run: (context) => runRulesMutants(context, files),
  },
]);
