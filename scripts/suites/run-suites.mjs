import { createTestBench, provideTools } from '../setup/test-bench.mjs';
import { nothing, report } from './outcome.mjs';

/**
 * Runs suites one after another, prints totals and exits. Each has a name, the tools it `needs`, those it `uses` if available, and how to
 * run it. A suite without a needed tool counts as skipped. Before the totals it prints the duration of each: CI has 45 minutes
 * (docs/reports/ci.md). `bench`: the name of a separate bench, for suites that run inside another run.
 */
export async function runSuites(suites, { bench: name } = {}) {
  const bench = await createTestBench(name);
  const names = new Set(suites.flatMap(({ needs, uses = [] }) => [...needs, ...uses]));
  const tools = await provideTools(bench, [...names]);
  const outcomes = [];
  const took = [];
  for (const suite of suites) {
    // After an interruption, start no other suite.
    if (bench.isEnding()) {
      return;
    }
    const begunAt = performance.now();
    outcomes.push(await runOne(suite, bench, tools));
    took.push(`${Math.round((performance.now() - begunAt) / 1_000)} s  ${suite.name}`);
  }
  console.log(took.join('\n'));
  await bench.end(report(outcomes));
}

async function runOne({ name, needs, run }, bench, tools) {
  const missing = needs.filter((tool) => !tools[tool]);
  if (missing.length > 0) {
    console.error(`*** Skipped: ${name} (no ${missing.join(', ')}) ***`);
    return { ...nothing, skipped: 1 };
  }
  console.log(`\n${name}`);
  try {
    const outcome = await run(bench, tools);
    return { ...outcome, failed: outcome.failed.map((what) => `${name} › ${what}`) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { ...nothing, failed: [name] };
  }
}
