import type { Bar, Measured } from '../src/bars/bar.ts';
import { chosenBars, readOptions } from '../src/options.ts';
import { markdownOf } from '../src/report/markdown.ts';
import { percentile } from '../src/report/percentile.ts';
import { verdictOf } from '../src/report/result.ts';
import type { Result } from '../src/report/result.ts';

const aBar = (id: Bar['id']): Bar => ({
  id,
  title: 'A bar',
  asked: { short: 'little', full: 'nothing | much' },
  run: async () => ({ met: true, figures: '' }),
});
const bars = { short: [aBar('R1')], full: [aBar('R1'), aBar('R9')] };
const aResult = (id: string, measured: Measured): Result => ({
  id,
  title: 'A bar',
  asked: 'nothing | much',
  measured,
  seconds: 2,
});
const results = [
  aResult('R1', { met: true, figures: '1' }),
  aResult('R9', { met: false, figures: '2', remarks: ['why'] }),
];

describe('chaos options', () => {
  test.each([
    [[], { size: 'short', only: [], goOn: false }],
    [['full'], { size: 'full', only: [], goOn: false }],
    [['full', '--go-on'], { size: 'full', only: [], goOn: true }],
    [['full', '--only', 'R1,R9'], { size: 'full', only: ['R1', 'R9'], goOn: false }],
  ])('when called with %j, then it runs %j', (args, options) => {
    expect(readOptions(args)).toEqual(options);
  });

  test.each([[['ful']], [['--only']], [['--only', 'R1', 'R9']], [['--go-on']]])(
    'when called with %j, then it says how',
    (args) => {
      expect(() => readOptions(args)).toThrow('Usage');
    },
  );

  test('when a bar is not there, then it says which are', () => {
    expect(() => chosenBars(bars, { size: 'short', only: ['R99'] })).toThrow('R1, R9');
  });

  test.each([
    [{ size: 'short', only: [] }, ['R1']],
    [{ size: 'full', only: [] }, ['R1', 'R9']],
    [{ size: 'short', only: ['R9'] }, ['R9']],
  ] as const)('when asked for %j, then the bars are %j', (options, ids) => {
    expect(chosenBars(bars, options).map(({ id }) => id)).toEqual(ids);
  });
});

describe('the report', () => {
  test('when a bar is not met, then the verdict and the table say so', () => {
    const at = new Date('2026-01-02T00:00:00Z');
    const markdown = markdownOf({ results, machine: '2 cores', trace: 'browser\n└─ gateway', at });

    expect(verdictOf(results, 'full')).toBe('1 of 2 bars met');
    expect(markdown).toContain('| R9 | A bar | nothing \\| much | 2 | **no** | 2 |');
    expect(markdown).toContain('- why');
    expect(markdown).toContain('```text\nbrowser\n└─ gateway\n```');
  });

  test('when the size is short, then it is not said that a bar is met', () => {
    expect(verdictOf(results, 'short')).toBe('1 of 2 short checks passed');
  });

  test.each([
    [0.5, 2],
    [0.99, 4],
    [0, 1],
  ])('when the part is %f of four values, then the percentile is %i', (part, expected) => {
    expect(percentile([4, 1, 3, 2], part)).toBe(expected);
  });
});
