import type { Sentence } from './read-sentences.ts';

type TestResult = { title: string; passed: boolean };
type Verdict = { covered: number; passed: number; failed: string[] };

/** Compares the sentences with the results of their tests. A test that no sentence names is also a failure. */
export function verdictOf(sentences: readonly Sentence[], results: readonly TestResult[]): Verdict {
  const outcome = new Map(results.map(({ title, passed }) => [title, passed]));
  const shown = sentences.flatMap((sentence) => (sentence.shownBy === 'test' ? [sentence] : []));
  const named = new Set(shown.map(({ title }) => title));
  const covered = shown.filter(({ title }) => outcome.has(title));

  return {
    covered: covered.length + (sentences.length - shown.length),
    passed: covered.filter(({ title }) => outcome.get(title) === true).length,
    failed: [
      ...shown
        .filter(({ title }) => !outcome.has(title))
        .map(({ no, title }) => `${no} has no test: ${title}`),
      ...covered
        .filter(({ title }) => outcome.get(title) === false)
        .map(({ no, title }) => `${no} failed: ${title}`),
      ...results.filter(({ title }) => !named.has(title)).map(({ title }) => `No sentence names: ${title}`),
      ...duplicatesIn(results.map(({ title }) => title)).map((title) => `Two tests are called: ${title}`),
    ],
  };
}

function duplicatesIn(titles: readonly string[]): string[] {
  return titles.filter((title, index) => titles.indexOf(title) !== index);
}
