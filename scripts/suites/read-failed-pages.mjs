import { existsSync, readFileSync } from 'node:fs';

import { specsIn } from './specs-in.mjs';

/** By the headings of the file that Playwright writes beside a failure: the page is in the details, or below a heading after them. */
const errorAndPage = /^# Error details\n+(.*?)(?=^# Test source)/ms;

/**
 * The page's content at each failed attempt, from a Playwright report. The next run deletes these files, and nothing else remains of a
 * failure whose second attempt passes.
 */
export function readFailedPages(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).suites.flatMap(getFailedPages) : [];
}

function getFailedPages(suite) {
  return specsIn(suite).flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .flatMap(({ attachments }) => attachments.filter(({ name }) => name === 'error-context'))
      .map(({ path }) => `Page content at the failure of: ${title}\n${readPage(path)}`),
  );
}

/** Returns nothing for a missing file, because reporting a failure must not fail itself. */
function readPage(path) {
  return existsSync(path) ? (errorAndPage.exec(readFileSync(path, 'utf8'))?.[1] ?? '') : '';
}
