import { existsSync, readFileSync } from 'node:fs';

import { specsIn } from './specs-in.mjs';

/** By Playwright's own headings in the file that it writes beside a failure: the page stands in the details, or below a heading after them. */
const errorAndPage = /^# Error details\n+(.*?)(?=^# Test source)/ms;

/**
 * What was on the page at each attempt that failed, by a report of Playwright's. The files that say it are gone with the next run,
 * and of what passes at the second attempt nothing else is left to look at.
 */
export function pagesThatFailed(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).suites.flatMap(pagesIn) : [];
}

function pagesIn(suite) {
  return specsIn(suite).flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .flatMap(({ attachments }) => attachments.filter(({ name }) => name === 'error-context'))
      .map(({ path }) => `What was on the page when this failed: ${title}\n${shownIn(path)}`),
  );
}

/** Where there is none, there is nothing to tell: whoever tells of a failure must not be another one. */
function shownIn(path) {
  return existsSync(path) ? (errorAndPage.exec(readFileSync(path, 'utf8'))?.[1] ?? '') : '';
}
