import { join } from 'node:path';

import { provideWholeChromium } from '../setup/chromium.mjs';
import { provideEngine } from '../setup/provide-engine.mjs';
import { provideNginx } from '../setup/nginx.mjs';
import { root } from '../setup/paths.mjs';
import { provideBrokerCommand } from '../setup/rabbitmq.mjs';
import { emptyOutcome } from './outcome.mjs';
import { withProduct } from './product.mjs';

/** Measures the gates of bench. Throws if the machine lacks a required program. */
export async function runBenchGates({ dataFolder, children }, args = []) {
  const nginx = await provideNginx();
  if (!nginx) {
    throw new Error('nginx is needed: put it on PATH.');
  }
  const mayBuild = !args.includes('short');
  const { title: engine, start: startDatabase } = await provideEngine({ dataFolder, children, mayBuild });
  const brokerCommand = provideBrokerCommand();
  const { runBench } = await import('../../tools/bench/src/main.ts');

  return runBench({ root, dataFolder, children, nginx, brokerCommand, engine, startDatabase, args });
}

/**
 * Measures the gates of the page bench against the running product. Throws if the machine lacks a required program. Gate W2 compares the
 * product with the folder in MARQUEE_BENCH_BEFORE, which is a checkout of an older commit with its packages installed.
 */
export async function runBenchWebGates({ dataFolder, children }, args = []) {
  const chromium = await provideWholeChromium();
  if (!chromium) {
    throw new Error('Chromium is needed: put it on PATH, or name it in CHROMIUM_PATH.');
  }
  const { title: engine, start: startDatabase } = await provideEngine({
    dataFolder,
    children,
    mayBuild: false,
  });
  const { runBenchWeb } = await import('../../tools/bench/src/web/main.ts');

  // Measures the release build, with passwords hashed as in production.
  const shipped = { env: { MARQUEE_BUILD: 'release', PASSWORD_HASH_COST: 'owasp' } };
  return withProduct({ dataFolder, children }, shipped, (url, productFolder) => {
    const releases = join(productFolder, 'release-store');
    const previousCheckout = process.env.MARQUEE_BENCH_BEFORE ?? null;
    const options = { root, dataFolder, children, chromium, url, releases, baseline: previousCheckout };
    return runBenchWeb({ ...options, engine, startDatabase, args });
  });
}

/** A gate whose figure misses the target appears in the report and does not fail the run. A gate that ended with an error fails the run. */
export function toFiguresOutcome({ passed, missed, errored }) {
  missed.forEach((gate) => console.log(`Not passed, see the report: ${gate}`));
  console.log(`${passed} of ${passed + missed.length} figures passed`);
  // The measurement counts as passed even if figures have missed their targets.
  return { ...emptyOutcome, passed: errored.length === 0 ? 1 : 0, failed: errored };
}
