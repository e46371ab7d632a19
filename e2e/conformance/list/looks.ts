/** What this reads of a test in Playwright's report. */
type ReportedTest = { annotations: readonly { type: string; description?: string }[] };

/** By an annotation of this type `expectAccessible` says which page it looked at. */
export const lookedAt = 'looked at';

/** What is wrong, in words, where no test has looked at one of these pages. */
export function notLookedAt(
  pages: readonly { name: string; of: string }[],
  tests: readonly ReportedTest[],
): string[] {
  const seen = new Set(
    tests
      .flatMap(({ annotations }) => annotations)
      .flatMap(({ type, description }) => (type === lookedAt ? [description] : [])),
  );
  return pages
    .filter(({ name }) => !seen.has(name))
    .map(({ name, of }) => `Nobody looked at the page ${name} as ${of}`);
}
