import { inOneOf } from '../src/load/in-one-of.ts';
import type { Turn } from '../src/load/in-one-of.ts';

function metInRun(which: number) {
  const turns: Turn[] = [];
  const run = (turn: Turn) => {
    turns.push(turn);
    return Promise.resolve({
      met: turn.number === which,
      figures: `figures of ${turn.number}`,
      remarks: [`cores of ${turn.number}`],
    });
  };
  return { turns, run };
}

describe('a bar that is met in one of several runs', () => {
  test('when the first is met, then there is no other', async () => {
    const { turns, run } = metInRun(1);

    const measured = await inOneOf(3, run);

    expect(measured).toEqual({ met: true, figures: 'figures of 1', remarks: ['cores of 1'] });
    expect(turns).toEqual([{ number: 1, isLast: false }]);
  });

  test('when a later one is met, then its figures count, and those before are told as missed', async () => {
    const { turns, run } = metInRun(2);

    const measured = await inOneOf(3, run);

    expect(measured).toEqual({
      met: true,
      figures: 'figures of 2',
      remarks: ['run 1 of at most 3 was missed: figures of 1; cores of 1', 'cores of 2'],
    });
    expect(turns).toHaveLength(2);
  });

  test('when none is met, then the last one counts, which knew that it was the last', async () => {
    const { turns, run } = metInRun(0);

    const measured = await inOneOf(2, run);

    expect(measured).toMatchObject({ met: false, figures: 'figures of 2' });
    expect(turns).toEqual([
      { number: 1, isLast: false },
      { number: 2, isLast: true },
    ]);
  });
});
