import type { Bar } from '../src/bars/bar.ts';
import { chosenBars, readOptions } from '../src/options.ts';
import { markdownOf } from '../src/report/markdown.ts';
import { percentile } from '../src/report/percentile.ts';
import { verdictOf } from '../src/report/result.ts';

const aBar = (id: Bar['id']): Bar => ({
  id,
  title: 'A bar',
  asked: 'nothing | much',
  run: async () => ({ met: true, figures: '' }),
});
const bars = { short: [aBar('R1')], full: [aBar('R1'), aBar('R9')] };
const results = [
  { bar: aBar('R1'), measured: { met: true, figures: '1' }, seconds: 1 },
  { bar: aBar('R9'), measured: { met: false, figures: '2', remarks: ['why'] }, seconds: 2 },
];

describe('chaos options', () => {
  test.each([
    [[], { size: 'short', only: [] }],
    [['full'], { size: 'full', only: [] }],
    [['full', '--only', 'R1,R9'], { size: 'full', only: ['R1', 'R9'] }],
  ])('when called with %j, then it runs %j', (args, options) => {
    expect(readOptions(args)).toEqual(options);
  });

  test.each([[['ful']], [['--only']], [['--only', 'R1', 'R9']]])(
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

    expect(verdictOf(results)).toBe('1 of 2 bars met');
    expect(markdown).toContain('| R9 | A bar | nothing \\| much | 2 | **no** | 2 |');
    expect(markdown).toContain('- why');
    expect(markdown).toContain('```text\nbrowser\n└─ gateway\n```');
  });

  test.each([
    [0.5, 2],
    [0.99, 4],
    [0, 1],
  ])('when the part is %f of four values, then the percentile is %i', (part, expected) => {
    expect(percentile([4, 1, 3, 2], part)).toBe(expected);
  });
});
