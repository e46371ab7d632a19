import { toFiguresOutcome, runBenchGates, runBenchWebGates } from './bench.mjs';
import { runChaosGates, runChaosMutants } from './chaos.mjs';
import { runCompose } from './compose/compose.mjs';
import { runConformanceMutants } from './conformance-mutants.mjs';
import { runPageScans } from './journeys.mjs';
import { runInFirefox, runInWebkit } from './other-browsers.mjs';
import { runSchemathesis } from './schemathesis.mjs';
import { runSecurityGates } from './security.mjs';

/**
 * Every suite of `npm run nightly`, in order. The workflow has a job for each. `needs` lists the required tools. `holds` is 'promise' if a
 * failure fails the run, 'figures' if results are only reported and only an error fails the run. With `goOn`, a suite that stores its own
 * results reuses them.
 */
export const nightlySuites = [
  {
    id: 'conformance-mutants',
    name: 'Faults planted in the screens',
    needs: ['chromium'],
    holds: 'promise',
    run: runConformanceMutants,
  },
  {
    id: 'chaos-mutants',
    name: 'Faults planted in the messaging',
    needs: ['brokerCommand'],
    holds: 'promise',
    run: runChaosMutants,
  },
  {
    id: 'looks',
    name: 'Accessibility scan of every page',
    needs: ['chromium'],
    holds: 'promise',
    run: runPageScans,
  },
  {
    id: 'firefox',
    name: 'A booking in Firefox',
    needs: ['firefox'],
    holds: 'promise',
    run: runInFirefox,
  },
  {
    id: 'webkit',
    name: 'A booking in WebKit',
    needs: ['webkit'],
    holds: 'promise',
    run: runInWebkit,
  },
  {
    id: 'schemathesis',
    name: 'The API by its description, as nobody, client, provider and admin',
    needs: ['schemathesis'],
    holds: 'promise',
    run: runSchemathesis,
  },
  {
    id: 'compose',
    name: 'docker compose',
    needs: ['chromium', 'docker'],
    holds: 'promise',
    run: runCompose,
  },
  {
    id: 'security',
    name: 'Security at full size, with the fuzz of S5',
    needs: [],
    holds: 'promise',
    run: (context, _tools, { goOn }) => runSecurityGates(context, resumeArguments(goOn)),
  },
  {
    id: 'chaos',
    name: 'Chaos at full size',
    needs: ['brokerCommand', 'haproxy'],
    holds: 'promise',
    run: (context, _tools, { goOn }) => runChaosGates(context, ['full', ...resumeArguments(goOn)]),
  },
  {
    id: 'bench',
    name: 'What a call costs',
    needs: ['brokerCommand', 'nginx'],
    holds: 'figures',
    run: async (context, _tools, { goOn }) =>
      toFiguresOutcome(await runBenchGates(context, resumeArguments(goOn))),
  },
  {
    id: 'bench-web',
    name: 'What a visitor waits for',
    needs: ['wholeChromium'],
    holds: 'figures',
    run: async (context, _tools, { goOn }) =>
      toFiguresOutcome(await runBenchWebGates(context, resumeArguments(goOn))),
  },
];

function resumeArguments(goOn) {
  return goOn ? ['--go-on'] : [];
}
