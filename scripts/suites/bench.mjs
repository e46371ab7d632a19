import { join } from 'node:path';

import { provideWholeChromium } from '../setup/chromium.mjs';
import { provideEngine } from '../setup/newer-engine.mjs';
import { provideNginx } from '../setup/nginx.mjs';
import { root } from '../setup/paths.mjs';
import { provideBrokerCommand } from '../setup/rabbitmq.mjs';
import { nothing } from './outcome.mjs';
import { withProduct } from './product.mjs';

/** The targets of the bench; throws if the machine lacks something. */
export async function runBenchBars({ dataFolder, children }, args = []) {
  const nginx = await provideNginx();
  if (!nginx) {
    throw new Error('nginx is needed: put it on PATH.');
  }
  const mayBuild = !args.includes('short');
  const { title: engine, start: startDatabase } = await provideEngine({ dataFolder, children, mayBuild });
  const brokerCommand = provideBrokerCommand();
  const { runBench } = await import('../../bench/src/main.ts');

  return runBench({ root, dataFolder, children, nginx, brokerCommand, engine, startDatabase, args });
}

/**
 * The targets of the front ends, against the running product; throws if the machine lacks something. MARQUEE_BENCH_BEFORE: the folder of a
 * checkout of an older commit, with its packages installed, with which W2 compares.
 */
export async function runBenchWebBars({ dataFolder, children }, args = []) {
  const chromium = await provideWholeChromium();
  if (!chromium) {
    throw new Error('Chromium is needed: put it on PATH, or name it in CHROMIUM_PATH.');
  }
  const { title: engine, start: startDatabase } = await provideEngine({
    dataFolder,
    children,
    mayBuild: false,
  });
  const { runBenchWeb } = await import('../../bench/src/web/main.ts');

  // Measures what is shipped, with passwords hashed as in production.
  const shipped = { env: { MARQUEE_BUILD: 'release', PASSWORD_HASH_COST: 'owasp' } };
  return withProduct({ dataFolder, children }, shipped, (url, productFolder) => {
    const releases = join(productFolder, 'release-store');
    const before = process.env.MARQUEE_BENCH_BEFORE ?? null;
    const place = { root, dataFolder, children, chromium, url, releases, before };
    return runBenchWeb({ ...place, engine, startDatabase, args });
  });
}

/** A target that misses its figure appears in the report and fails nothing; one that an error ended has no figure, and fails. */
export function figuresOf({ met, missed, brokenOff }) {
  missed.forEach((bar) => console.log(`Not met, see the report: ${bar}`));
  console.log(`${met} of ${met + missed.length} figures met`);
  // The measurement passes, whatever its figures.
  return { ...nothing, passed: brokenOff.length === 0 ? 1 : 0, failed: brokenOff };
}
