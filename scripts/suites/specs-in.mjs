/** All tests of a suite of Playwright's report, its own and those of the suites within, each with the title of the suite it stands in. */
export function specsIn({ title, specs = [], suites = [] }) {
  return [...specs.map((spec) => ({ suite: title, ...spec })), ...suites.flatMap(specsIn)];
}
