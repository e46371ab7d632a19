import { figuresOf, runBenchBars, runBenchWebBars } from './bench.mjs';
import { runChaosBars, runChaosMutants } from './chaos.mjs';
import { runCompose } from './compose/compose.mjs';
import { runConformanceMutants } from './conformance-mutants.mjs';
import { runEveryLook } from './journeys.mjs';
import { runInFirefox, runInWebkit } from './other-browsers.mjs';
import { runSchemathesis } from './schemathesis.mjs';
import { runSecurityBars } from './security.mjs';

/**
 * Every suite of `npm run nightly`, in order; the workflow has one job for each. Each has its short id, its name, the tools it `needs`, its
 * kind (a `promise` fails the run, `figures` are reported and only an error fails), and how to run it; `goOn` lets a suite that stores its
 * own results reuse them.
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
    name: 'Accessibility, every look',
    needs: ['chromium'],
    holds: 'promise',
    run: runEveryLook,
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
    run: (bench, _tools, { goOn }) => runSecurityBars(bench, kept(goOn)),
  },
  {
    id: 'chaos',
    name: 'Chaos at full size',
    needs: ['brokerCommand', 'haproxy'],
    holds: 'promise',
    run: (bench, _tools, { goOn }) => runChaosBars(bench, ['full', ...kept(goOn)]),
  },
  {
    id: 'bench',
    name: 'What a call costs',
    needs: ['brokerCommand', 'nginx'],
    holds: 'figures',
    run: async (bench, _tools, { goOn }) => figuresOf(await runBenchBars(bench, kept(goOn))),
  },
  {
    id: 'bench-web',
    name: 'What a visitor waits for',
    needs: ['wholeChromium'],
    holds: 'figures',
    run: async (bench, _tools, { goOn }) => figuresOf(await runBenchWebBars(bench, kept(goOn))),
  },
];

function kept(goOn) {
  return goOn ? ['--go-on'] : [];
}
