import { toFiguresOutcome, runBenchGates, runBenchWebGates } from './bench.mjs';
import { runChaosGates, runChaosMutants } from './chaos.mjs';
import { runCompose } from './compose/compose.mjs';
import { runConformanceMutants } from './conformance-mutants.mjs';
import { runPageScans } from './journeys.mjs';
import { runInFirefox, runInWebkit } from './other-browsers.mjs';
import { runRulesMutants } from './rules-mutants.mjs';
import { runSchemathesis } from './schemathesis.mjs';
import { runSecurityGates } from './security.mjs';

/**
 * Every suite of `npm run nightly`, in order. The workflow has a job for each. `needs` lists the required tools. `kind` is 'promise' if
 * every failure fails the run. It is 'figures' if the run only reports the results, and fails only after an error. With `resume`, a suite
 * that stores its own results reuses them.
 */
export const nightlySuites = [
  {
    id: 'rules-mutants',
    name: 'Pure tests of rules against planted faults',
    needs: [],
    kind: 'promise',
    run: (context) => runRulesMutants(context),
  },
  {
    id: 'conformance-mutants',
    name: 'Conformance tests against planted faults',
    needs: ['chromium'],
    kind: 'promise',
    run: runConformanceMutants,
  },
  {
    id: 'chaos-mutants',
    name: 'Chaos against planted faults',
    needs: ['brokerCommand'],
    kind: 'promise',
    run: runChaosMutants,
  },
  {
    id: 'page-scans',
    name: 'Accessibility scan of every page',
    needs: ['chromium'],
    kind: 'promise',
    run: runPageScans,
  },
  {
    id: 'firefox',
    name: 'A booking in Firefox',
    needs: ['firefox'],
    kind: 'promise',
    run: runInFirefox,
  },
  {
    id: 'webkit',
    name: 'A booking in WebKit',
    needs: ['webkit'],
    kind: 'promise',
    run: runInWebkit,
  },
  {
    id: 'schemathesis',
    name: 'Schemathesis: the API against its description, for each role',
    needs: ['schemathesis'],
    kind: 'promise',
    run: runSchemathesis,
  },
  {
    id: 'compose',
    name: 'docker compose',
    needs: ['chromium', 'docker'],
    kind: 'promise',
    run: runCompose,
  },
  {
    id: 'security',
    name: 'Security gates at full size, with the fuzz tests of S5',
    needs: [],
    kind: 'promise',
    run: (context, _tools, { resume }) => runSecurityGates(context, resumeArguments(resume)),
  },
  {
    id: 'chaos',
    name: 'Chaos gates at full size',
    needs: ['brokerCommand', 'haproxy'],
    kind: 'promise',
    run: (context, _tools, { resume }) => runChaosGates(context, ['full', ...resumeArguments(resume)]),
  },
  {
    id: 'bench',
    name: 'Benchmarks of calls',
    needs: ['brokerCommand', 'nginx'],
    kind: 'figures',
    run: async (context, _tools, { resume }) =>
      toFiguresOutcome(await runBenchGates(context, resumeArguments(resume))),
  },
  {
    id: 'bench-web',
    name: 'Benchmarks of pages',
    needs: ['wholeChromium'],
    kind: 'figures',
    run: async (context, _tools, { resume }) =>
      toFiguresOutcome(await runBenchWebGates(context, resumeArguments(resume))),
  },
];

function resumeArguments(resume) {
  return resume ? ['--go-on'] : [];
}
