import type { Sentence } from './read-sentences.ts';
import { verdictOf } from './verdict.ts';

const shown: Sentence = {
  no: 1,
  source: 'product-spec',
  quoted: 'a',
  shownBy: 'test',
  title: '2 Routes: when /home is opened, then the landing page',
};
const overridden: Sentence = {
  no: 2,
  source: 'product-spec',
  quoted: 'b',
  shownBy: 'decisions',
  overriddenBy: 'c',
};

describe('the verdict on the sentences', () => {
  test('when every named test passed, then nothing failed', () => {
    const verdict = verdictOf([shown, overridden], [{ title: shown.title, passed: true }]);

    expect(verdict).toEqual({ covered: 2, passed: 1, failed: [] });
  });

  test('when a test failed, then its sentence failed', () => {
    const verdict = verdictOf([shown], [{ title: shown.title, passed: false }]);

    expect(verdict).toMatchObject({ covered: 1, passed: 0, failed: [`1 failed: ${shown.title}`] });
  });

  test('when a sentence names a test that does not exist, then it is uncovered', () => {
    expect(verdictOf([shown], [])).toMatchObject({
      covered: 0,
      failed: [`1 has no test: ${shown.title}`],
    });
  });

  test('when no sentence names a test, then the test counts as a failure', () => {
    const verdict = verdictOf([], [{ title: '2 Routes: when no sentence names it', passed: true }]);

    expect(verdict.failed).toEqual(['No sentence names: 2 Routes: when no sentence names it']);
  });

  test('when two tests have the same name and the second passed, then the verdict is still a failure', () => {
    const verdict = verdictOf(
      [shown],
      [
        { title: shown.title, passed: false },
        { title: shown.title, passed: true },
      ],
    );

    expect(verdict.failed).toEqual([`Two tests are called: ${shown.title}`]);
  });
});
