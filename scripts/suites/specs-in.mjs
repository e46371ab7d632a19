/** All tests of a suite in Playwright's report, including nested suites, each with the title of its own suite. */
export function specsIn({ title, specs = [], suites = [] }) {
  return [...specs.map((spec) => ({ suite: title, ...spec })), ...suites.flatMap(specsIn)];
}
