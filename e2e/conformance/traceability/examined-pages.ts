/** The fields of a test in Playwright's report that are read here. */
type ReportedTest = { annotations: readonly { type: string; description?: string }[] };

/** The type of the annotation with which `expectAccessible` names the page that it examined. */
export const examinedPage = 'examined page';

/** An error message for each of these pages that no test has examined. */
export function unexaminedPages(
  pages: readonly { name: string; role: string }[],
  tests: readonly ReportedTest[],
): string[] {
  const examined = new Set(
    tests
      .flatMap(({ annotations }) => annotations)
      .flatMap(({ type, description }) => (type === examinedPage ? [description] : [])),
  );
  return pages
    .filter(({ name }) => !examined.has(name))
    .map(({ name, role }) => `No test examined the page ${name} as ${role}`);
}
