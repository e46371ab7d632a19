import { existsSync, readFileSync } from 'node:fs';

import { specsIn } from './specs-in.mjs';

/** Matches the error and the page's content in the file that Playwright writes beside a failure. Both precede the test's source. */
const errorAndPage = /^# Error details\n+(.*?)(?=^# Test source)/ms;

/**
 * Returns the error and the page's content of each failed attempt, from the files that a Playwright report names. Playwright's next run
 * deletes these files, and a failure whose second attempt passes leaves no other trace.
 */
export function readFailedPages(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).suites.flatMap(getFailedPages) : [];
}

function getFailedPages(suite) {
  return specsIn(suite).flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .flatMap(({ attachments }) => attachments.filter(({ name }) => name === 'error-context'))
      .map(({ path }) => `Error and page content at the failure of: ${title}\n${readPage(path)}`),
  );
}

/** Returns '' for a missing file, because the report of a failure must not fail itself. */
function readPage(path) {
  return existsSync(path) ? (errorAndPage.exec(readFileSync(path, 'utf8'))?.[1] ?? '') : '';
}
