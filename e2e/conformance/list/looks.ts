/** The fields of a test in Playwright's report that are read here. */
type ReportedTest = { annotations: readonly { type: string; description?: string }[] };

/** The type of the annotation with which `expectAccessible` names the page that it examined. */
export const lookedAt = 'looked at';

/** A sentence for each of these pages that no test has examined. */
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
