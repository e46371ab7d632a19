import { createProgress } from '../src/progress.ts';

function aStart() {
  const lines: string[] = [];
  const steps = ['database', 'services', 'front ends'] as const;
  const progress = createProgress({ steps, print: (line) => lines.push(line) });

  return { lines, progress };
}

describe('the progress of a start', () => {
  test('when steps are done in another order, then each line counts them and names the remaining ones', () => {
    const { lines, progress } = aStart();

    progress.done('front ends');
    progress.done('database');
    progress.done('services');

    expect(lines).toEqual([
      expect.stringMatching(/^\[1\/3\] front ends: ready after \d+\.\d s; left: database, services$/),
      expect.stringMatching(/^\[2\/3\] database: ready after \d+\.\d s; left: services$/),
      expect.stringMatching(/^\[3\/3\] services: ready after \d+\.\d s$/),
    ]);
  });

  test('when a step reports progress, then the step does not count as done', () => {
    const { lines, progress } = aStart();

    progress.note('Building shell…');
    progress.done('database');

    expect(lines).toEqual([
      '  Building shell…',
      expect.stringMatching(/^\[1\/3\] database: .*; left: services, front ends$/),
    ]);
  });
});
