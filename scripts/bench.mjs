import { onNode24 } from './setup/on-node-24.mjs';

await onNode24();
const { root } = await import('./setup/paths.mjs');
const { provideEngine } = await import('./setup/newer-engine.mjs');
const { provideNginx } = await import('./setup/nginx.mjs');
const { provideBrokerCommand } = await import('./setup/rabbitmq.mjs');
const { createTestBench } = await import('./setup/test-bench.mjs');
const { runBench } = await import('../bench/src/main.ts');

const { dataFolder, children, end } = await createTestBench();
const nginx = await provideNginx();
const args = process.argv.slice(2);
const { missed } = await measure().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return { missed: ['the run'] };
});
await end(missed.length > 0 ? 1 : 0);

async function measure() {
  if (!nginx) {
    throw new Error('nginx is needed: put it on PATH.');
  }
  const mayBuild = !args.includes('short');
  const { title: engine, start: startDatabase } = await provideEngine({ dataFolder, children, mayBuild });
  const brokerCommand = provideBrokerCommand();
  return runBench({ root, dataFolder, children, nginx, brokerCommand, engine, startDatabase, args });
}
