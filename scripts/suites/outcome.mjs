/** The outcome of a suite. `failed` names the failed tests, `flaky` those that passed at the second try. */
export const nothing = { passed: 0, failed: [], skipped: 0, flaky: [] };

export function sum(outcomes) {
  return outcomes.reduce(
    (total, outcome) => ({
      passed: total.passed + outcome.passed,
      failed: [...total.failed, ...outcome.failed],
      skipped: total.skipped + outcome.skipped,
      flaky: [...total.flaky, ...outcome.flaky],
    }),
    nothing,
  );
}

/** Prints the failed tests and the totals at the end of the output, and returns the exit code; on CI nothing may be skipped. */
export function report(outcomes) {
  const { passed, failed, skipped, flaky } = sum(outcomes);
  for (const name of flaky) {
    console.log(`Flaky: ${name}`);
  }
  for (const name of failed) {
    console.log(`Failed: ${name}`);
  }
  const isRefused = process.env.CI === 'true' && skipped > 0;
  if (isRefused) {
    console.log('With CI=true a skipped test is a failure.');
  }
  console.log(`${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed.length > 0 || isRefused || passed === 0 ? 1 : 0;
}
