import { createFailedStarts } from '../src/bundles/failed-starts.ts';

const remote = 'mfe_public';

describe('bundles that failed to start', () => {
  test('when a bundle fails repeatedly, then its pause doubles up to 150 polls', () => {
    let time = 0;
    const failed = createFailedStarts({ pollIntervalMs: 10, now: () => time });

    const pauses = Array.from({ length: 9 }, () => {
      failed.add(remote, 'a', 'broken');
      const from = time;
      while (failed.isPaused(remote, 'a')) {
        time += 10;
      }
      return time - from;
    });

    expect(pauses).toEqual([20, 40, 80, 160, 320, 640, 1_280, 1_500, 1_500]);
  });

  test('when another bundle of the remote is released, then that bundle has no pause', () => {
    const failed = createFailedStarts({ pollIntervalMs: 10, now: () => 0 });
    failed.add(remote, 'a', 'broken');

    expect([failed.isPaused(remote, 'a'), failed.isPaused(remote, 'b')]).toEqual([true, false]);
  });

  test('when the same bundle fails in the same way, then the failure is not logged again', () => {
    const failed = createFailedStarts({ pollIntervalMs: 10, now: () => 0 });

    const news = ['broken', 'broken', 'away'].map((reason) => failed.add(remote, 'a', reason));

    expect(news).toEqual([true, false, true]);
  });
});
