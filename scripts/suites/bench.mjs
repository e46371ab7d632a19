import { join } from 'node:path';

import { provideChromium } from '../setup/chromium.mjs';
import { provideEngine } from '../setup/newer-engine.mjs';
import { provideNginx } from '../setup/nginx.mjs';
import { root } from '../setup/paths.mjs';
import { provideBrokerCommand } from '../setup/rabbitmq.mjs';
import { nothing } from './outcome.mjs';
import { withProduct } from './product.mjs';

/** The bars of the bench; an error says what the machine lacks. */
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
 * The bars of the front ends, against the running product; an error says what the machine lacks. MARQUEE_BENCH_BEFORE: the folder of a
 * checkout of an older commit, with its packages installed, that W2 compares with.
 */
export async function runBenchWebBars({ dataFolder, children }, args = []) {
  const chromium = await provideChromium();
  if (!chromium) {
    throw new Error('Chromium is needed: put it on PATH, or name it in CHROMIUM_PATH.');
  }
  const { title: engine, start: startDatabase } = await provideEngine({
    dataFolder,
    children,
    mayBuild: false,
  });
  const { runBenchWeb } = await import('../../bench/src/web/main.ts');

  // What is measured is what is shipped, with passwords hashed as in production.
  const shipped = { env: { MARQUEE_BUILD: 'release', PASSWORD_HASH_COST: 'owasp' } };
  return withProduct({ dataFolder, children }, shipped, (url, productFolder) => {
    const releases = join(productFolder, 'release-store');
    const before = process.env.MARQUEE_BENCH_BEFORE ?? null;
    const place = { root, dataFolder, children, chromium, url, releases, before };
    return runBenchWeb({ ...place, engine, startDatabase, args });
  });
}

/** A bar that misses its figure stands in the report and fails nothing; a bar that an error ended has no figure, and fails. */
export function figuresOf({ met, missed, brokenOff }) {
  missed.forEach((bar) => console.log(`Not met, see the report: ${bar}`));
  console.log(`${met} of ${met + missed.length} figures met`);
  // What passes is the measurement, whatever its figures.
  return { ...nothing, passed: brokenOff.length === 0 ? 1 : 0, failed: brokenOff };
}
