import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { gapsIn } from '../../e2e/conformance/list/gaps.ts';
import { notLookedAt } from '../../e2e/conformance/list/looks.ts';
import { readSentences } from '../../e2e/conformance/list/read-sentences.ts';
import { verdictOf } from '../../e2e/conformance/list/verdict.ts';
import { everyPage } from '../../e2e/fixtures/pages.ts';
import { root } from '../setup/paths.mjs';
import { runConformanceTests } from './jest.mjs';
import { nothing } from './outcome.mjs';
import { runForReport, titlesIn, twoAtOnce } from './playwright.mjs';
import { withProduct } from './product.mjs';
import { specsIn } from './specs-in.mjs';

const fewestSentences = 250;

/** A test with this tag visits pages that no sentence opens, so that no sentence names it. */
const lookTag = 'look';

/**
 * Tests every visible sentence of the specification with a component test or in a browser, and checks the layout of every page on the way.
 */
export async function runConformance(bench, { chromium }) {
  const list = readSentences(read('e2e/conformance/sentences.md'));
  const gaps = gapsIn(list, {
    productSpec: read('docs/specification/product-spec.md'),
    decisions: read('docs/specification/decisions.md'),
  });
  const byComponents = componentResultsIn(await runConformanceTests(bench));
  const { suites } = await actedOut(bench, chromium);
  const specs = suites.flatMap(specsIn);
  const verdict = verdictOf(list.sentences, [
    ...byComponents,
    ...resultsOf(specs.filter(({ tags }) => !tags.includes(lookTag))),
  ]);
  const overridden = list.sentences.filter(({ shownBy }) => shownBy === 'decisions').length;
  const misses = [...gaps, ...verdict.failed, ...missesOfLooks(specs), ...tooFew(list.sentences.length)];

  misses.forEach((miss) => console.log(miss));
  console.log(
    `${list.sentences.length} sentences: ${verdict.covered} covered, ${verdict.passed} shown ` +
      `(${byComponents.length} tests of components, the others in the browser), ` +
      `${overridden} overridden by decisions.md, ${verdict.failed.length} failed; ` +
      `of ${list.unseen.length} more it is said why nobody can see them`,
  );
  const flaky = suites.flatMap((suite) => titlesIn(suite, 'flaky'));

  return { ...nothing, passed: verdict.passed, failed: misses, flaky };
}

async function actedOut(bench, chromium) {
  const file = await withProduct(bench, {}, (url) =>
    runForReport(bench, { project: 'conformance', chromium, url, args: twoAtOnce }),
  );
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Pages with layout faults that no sentence opens, and pages that no test visited. On all other pages a fault fails the test of a sentence.
 */
function missesOfLooks(specs) {
  const failed = resultsOf(specs.filter(({ tags }) => tags.includes(lookTag))).filter(
    ({ passed }) => !passed,
  );
  const tests = specs.flatMap((spec) => spec.tests);

  return [...failed.map(({ title }) => `Failed: ${title}`), ...notLookedAt(everyPage, tests)];
}

/** The section is the title of the `describe`, the words are the title of the test. */
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
 * The same for a Jest report. A file that could not be loaded counts as a result without a sentence; a test that did not run counts as
 * none.
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

/** Playwright's own `ok` is also true for skipped tests. */
function wasRunAndPassed(tests) {
  return tests.every(({ status }) => status === 'expected' || status === 'flaky');
}

function tooFew(count) {
  return count < fewestSentences ? [`${count} sentences; at least ${fewestSentences} are asked`] : [];
}

function read(path) {
  return readFileSync(join(root, path), 'utf8');
}
