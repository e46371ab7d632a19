import { createTestContext, provideTools } from '../setup/test-context.mjs';
import { emptyOutcome, report } from './outcome.mjs';

/**
 * Runs suites one after another, prints durations and totals, and exits. Each suite has a name, the tools that it `needs`, the tools that
 * it `uses` if available, and `run`. A suite without a needed tool counts as skipped. Durations matter because CI has 45 minutes
 * (docs/reports/ci.md). `contextName` names a separate test context, for suites that run inside another run.
 */
export async function runSuites(suites, { contextName } = {}) {
  const context = await createTestContext(contextName);
  const names = new Set(suites.flatMap(({ needs, uses = [] }) => [...needs, ...uses]));
  const tools = await provideTools(context, [...names]);
  const outcomes = [];
  const durations = [];
  for (const suite of suites) {
    // After an interruption no other suite is started.
    if (context.isEnding()) {
      return;
    }
    const startedAt = performance.now();
    outcomes.push(await runOne(suite, context, tools));
    durations.push(`${Math.round((performance.now() - startedAt) / 1_000)} s  ${suite.name}`);
  }
  console.log(durations.join('\n'));
  await context.end(report(outcomes));
}

async function runOne({ name, needs, run }, context, tools) {
  const missing = needs.filter((tool) => !tools[tool]);
  if (missing.length > 0) {
    console.error(`*** Skipped: ${name} (no ${missing.join(', ')}) ***`);
    return { ...emptyOutcome, skipped: 1 };
  }
  console.log(`\n${name}`);
  try {
    const outcome = await run(context, tools);
    return { ...outcome, failed: outcome.failed.map((what) => `${name} › ${what}`) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { ...emptyOutcome, failed: [name] };
  }
}
