import { onNode24 } from './setup/on-node-24.mjs';

await onNode24();
const { join } = await import('node:path');
const { provideChromium } = await import('./setup/chromium.mjs');
const { provideEngine } = await import('./setup/newer-engine.mjs');
const { root } = await import('./setup/paths.mjs');
const { createTestBench } = await import('./setup/test-bench.mjs');
const { withProduct } = await import('./suites/product.mjs');
const { runBenchWeb } = await import('../bench/src/web/main.ts');

const { dataFolder, children, end } = await createTestBench();
const chromium = await provideChromium();
const args = process.argv.slice(2);
const { missed } = await measure().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return { missed: ['the run'] };
});
await end(missed.length > 0 ? 1 : 0);

async function measure() {
  if (!chromium) {
    throw new Error('Chromium is needed: put it on PATH, or name it in CHROMIUM_PATH.');
  }
  const { title: engine, start: startDatabase } = await provideEngine({
    dataFolder,
    children,
    mayBuild: false,
  });
  // What is measured is what is shipped, with passwords hashed as in production.
  const shipped = { env: { MARQUEE_BUILD: 'release', PASSWORD_HASH_COST: 'owasp' } };
  return withProduct({ dataFolder, children }, shipped, (url, productFolder) =>
    runBenchWeb({
      root,
      dataFolder,
      children,
      chromium,
      url,
      releases: join(productFolder, 'release-store'),
      engine,
      startDatabase,
      args,
    }),
  );
}
