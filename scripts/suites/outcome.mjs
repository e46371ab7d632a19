/** The outcome of a suite. `failed` lists the failed tests, `flaky` the tests that passed at the second attempt. */
export const emptyOutcome = { passed: 0, failed: [], skipped: 0, flaky: [] };

export function sumOutcomes(outcomes) {
  return outcomes.reduce(
    (total, outcome) => ({
      passed: total.passed + outcome.passed,
      failed: [...total.failed, ...outcome.failed],
      skipped: total.skipped + outcome.skipped,
      flaky: [...total.flaky, ...outcome.flaky],
    }),
    emptyOutcome,
  );
}

/**
 * Prints the failed tests and the totals at the end of the output, and returns the exit code. A run in which no test passed fails, and on
 * CI also a run with a skipped test.
 */
export function report(outcomes) {
  const { passed, failed, skipped, flaky } = sumOutcomes(outcomes);
  for (const name of flaky) {
    console.log(`Flaky: ${name}`);
  }
  for (const name of failed) {
    console.log(`Failed: ${name}`);
  }
  const failsOnCi = process.env.CI === 'true' && skipped > 0;
  if (failsOnCi) {
    console.log('With CI=true a skipped test is a failure.');
  }
  console.log(`${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed.length > 0 || failsOnCi || passed === 0 ? 1 : 0;
}
