import { repeatUntilPassed } from '../src/measure/repeat-until-passed.ts';
import type { Run } from '../src/measure/repeat-until-passed.ts';

function passInRun(which: number, { mayRepeat = true } = {}) {
  const runs: Run[] = [];
  const run = (one: Run) => {
    runs.push(one);
    return Promise.resolve({
      passed: one.number === which,
      figures: `figures of ${one.number}`,
      remarks: [`cores of ${one.number}`],
      mayRepeat,
    });
  };
  return { runs, run };
}

describe('a target that may be met in any of several runs', () => {
  test('when the first run passes, then no other run follows', async () => {
    const { runs, run } = passInRun(1);

    const measured = await repeatUntilPassed(3, run);

    expect(measured).toEqual({ passed: true, figures: 'figures of 1', remarks: ['cores of 1'] });
    expect(runs).toEqual([{ number: 1, isLast: false }]);
  });

  test('when a later run passes, then its figures count and the earlier runs are reported as missed', async () => {
    const { runs, run } = passInRun(2);

    const measured = await repeatUntilPassed(3, run);

    expect(measured).toEqual({
      passed: true,
      figures: 'in run 2 of at most 3: figures of 2',
      remarks: ['run 1 was missed: figures of 1; cores of 1', 'cores of 2'],
    });
    expect(runs).toHaveLength(2);
  });

  test('when no run passes, then the last run, started with `isLast`, counts and the earlier runs are reported', async () => {
    const { runs, run } = passInRun(0);

    const measured = await repeatUntilPassed(2, run);

    expect(measured).toEqual({
      passed: false,
      figures: 'in run 2 of at most 2: figures of 2',
      remarks: ['run 1 was missed: figures of 1; cores of 1', 'cores of 2'],
    });
    expect(runs).toEqual([
      { number: 1, isLast: false },
      { number: 2, isLast: true },
    ]);
  });

  test('when a run misses with `mayRepeat` false, then no other run follows', async () => {
    const { runs, run } = passInRun(2, { mayRepeat: false });

    const measured = await repeatUntilPassed(3, run);

    expect(measured).toEqual({ passed: false, figures: 'figures of 1', remarks: ['cores of 1'] });
    expect(runs).toHaveLength(1);
  });

  test('when only one run is allowed, then it starts with `isLast`', async () => {
    const { runs, run } = passInRun(0);

    expect(await repeatUntilPassed(1, run)).toMatchObject({ passed: false, figures: 'figures of 1' });
    expect(runs).toEqual([{ number: 1, isLast: true }]);
  });
});
