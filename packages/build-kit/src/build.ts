import webpack from 'webpack';
import type { Stats } from 'webpack';

process.env.NODE_ENV = 'production';
const { loadConfig } = await import('./load-config.ts');

const compiler = webpack(await loadConfig());
compiler.run((error, stats) => {
  compiler.close((closeError) => {
    report(error ?? closeError ?? null, stats);
  });
});

/** A warning also fails the build, so that warnings do not accumulate. */
function report(error: Error | null, stats: Stats | undefined): void {
  if (error || !stats) {
    console.error(error);
    process.exitCode = 1;
    return;
  }
  const isClean = !stats.hasErrors() && !stats.hasWarnings();
  console.log(isClean ? `${compiler.name}: built in ${elapsed(stats)} s` : stats.toString('errors-warnings'));
  process.exitCode = isClean ? 0 : 1;
}

function elapsed({ startTime, endTime }: Stats): string {
  return ((endTime - startTime) / 1000).toFixed(1);
}
