import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { gapsIn } from '../../e2e/conformance/traceability/gaps.ts';
import { unexaminedPages } from '../../e2e/conformance/traceability/examined-pages.ts';
import { readSentences } from '../../e2e/conformance/traceability/read-sentences.ts';
import { verdictOf } from '../../e2e/conformance/traceability/verdict.ts';
import { everyPage } from '../../e2e/fixtures/pages.ts';
import { root } from '../setup/paths.mjs';
import { runConformanceTests } from './jest.mjs';
import { emptyOutcome } from './outcome.mjs';
import { runPlaywrightReport, titlesIn, twoWorkers } from './playwright.mjs';
import { withProduct } from './product.mjs';
import { specsIn } from './specs-in.mjs';

const minSentences = 250;

/** Tests with this tag visit pages that no test of a sentence visits. Therefore no sentence names a test with this tag. */
const layoutTag = 'layout';

/**
 * Tests every visible sentence of the specification with a component test or in a browser, and checks the layout of every page on the way.
 */
export async function runConformance(context, { chromium }) {
  const list = readSentences(read('e2e/conformance/sentences.md'));
  const gaps = gapsIn(list, {
    productSpec: read('docs/specification/product-spec.md'),
    decisions: read('docs/specification/decisions.md'),
  });
  const componentResults = componentResultsIn(await runConformanceTests(context));
  const { suites } = await runBrowserTests(context, chromium);
  const specs = suites.flatMap(specsIn);
  const verdict = verdictOf(list.sentences, [
    ...componentResults,
    ...resultsOf(specs.filter(({ tags }) => !tags.includes(layoutTag))),
  ]);
  const overridden = list.sentences.filter(({ shownBy }) => shownBy === 'decisions').length;
  const failures = [
    ...gaps,
    ...verdict.failed,
    ...getLayoutFailures(specs),
    ...checkSentenceCount(list.sentences.length),
  ];

  failures.forEach((failure) => console.log(failure));
  console.log(
    `${list.sentences.length} sentences: ${verdict.covered} covered, ${verdict.passed} shown ` +
      `(${componentResults.length} tests of components, the others in the browser), ` +
      `${overridden} overridden by decisions.md, ${verdict.failed.length} failed; ` +
      `${list.unseen.length} more are listed as not visible, each with the reason`,
  );
  const flaky = suites.flatMap((suite) => titlesIn(suite, 'flaky'));

  return { ...emptyOutcome, passed: verdict.passed, failed: failures, flaky };
}

async function runBrowserTests(context, chromium) {
  const file = await withProduct(context, {}, (url) =>
    runPlaywrightReport(context, { project: 'conformance', chromium, url, args: twoWorkers }),
  );
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Returns the failed tests with the layout tag, and the pages that no test visited. On all other pages a layout fault fails the test of a
 * sentence.
 */
function getLayoutFailures(specs) {
  const failed = resultsOf(specs.filter(({ tags }) => tags.includes(layoutTag))).filter(
    ({ passed }) => !passed,
  );
  const tests = specs.flatMap((spec) => spec.tests);

  return [...failed.map(({ title }) => `Failed: ${title}`), ...unexaminedPages(everyPage, tests)];
}

/** Returns whether each test passed, by "section: words". The section is the title of the `describe`, the words are the test's title. */
export function resultsIn(suite) {
  return resultsOf(specsIn(suite));
}

function resultsOf(specs) {
  return specs.map((spec) => ({
    title: `${spec.suite}: ${spec.title}`,
    passed: wasRunAndPassed(spec.tests),
  }));
}

/**
 * Returns results of the same form from a Jest report. A file that could not be loaded counts as a failed result whose title is the file's
 * name. A test that did not run has no result.
 */
export function componentResultsIn({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) =>
    assertionResults.length === 0 && status === 'failed'
      ? [{ title: name, passed: false }]
      : assertionResults
          .filter(({ status: outcome }) => outcome !== 'pending')
          .map(({ ancestorTitles, title, status: outcome }) => ({
            title: `${ancestorTitles.at(-1)}: ${title}`,
            passed: outcome === 'passed',
          })),
  );
}

/** Replaces Playwright's `ok`, which is also true for skipped tests. */
function wasRunAndPassed(tests) {
  return tests.every(({ status }) => status === 'expected' || status === 'flaky');
}

function checkSentenceCount(count) {
  return count < minSentences ? [`${count} sentences; at least ${minSentences} are required`] : [];
}

function read(path) {
  return readFileSync(join(root, path), 'utf8');
}
