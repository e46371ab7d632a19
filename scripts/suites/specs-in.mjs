/** Returns all tests of a suite in Playwright's report, including nested suites. Each test has the title of its own suite. */
export function specsIn({ title, specs = [], suites = [] }) {
  return [...specs.map((spec) => ({ suite: title, ...spec })), ...suites.flatMap(specsIn)];
}
