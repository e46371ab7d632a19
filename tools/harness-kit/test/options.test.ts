import type { Gate, Measured } from '../src/gate.ts';
import { markdownReportOf } from '../src/markdown-report.ts';
import { selectGates, readOptions } from '../src/options.ts';
import { percentile } from '../src/percentile.ts';
import { verdictOf } from '../src/result.ts';
import type { Result } from '../src/result.ts';

const aGate = (id: string): Gate<null> => ({
  id,
  title: 'A gate',
  target: { short: 'little', full: 'nothing | much' },
  run: async () => ({ passed: true, figures: '' }),
});
const gates = { short: [aGate('R1')], full: [aGate('R1'), aGate('R9')] };
const aResult = (id: string, measured: Measured): Result => ({
  id,
  title: 'A gate',
  target: 'nothing | much',
  measured,
  seconds: 2,
});
const results = [
  aResult('R1', { passed: true, figures: '1' }),
  aResult('R9', { passed: false, figures: '2', remarks: ['why'] }),
];

const short = { defaultSize: 'short', usage: 'chaos [full]' } as const;
const full = { defaultSize: 'full', usage: 'security [short]' } as const;

describe('options', () => {
  test.each([
    [short, [], { size: 'short', only: [], goOn: false }],
    [short, ['full'], { size: 'full', only: [], goOn: false }],
    [short, ['full', '--go-on'], { size: 'full', only: [], goOn: true }],
    [short, ['full', '--only', 'R1,R9'], { size: 'full', only: ['R1', 'R9'], goOn: false }],
    [full, ['--go-on'], { size: 'full', only: [], goOn: true }],
    [full, ['short', '--only', 'R1'], { size: 'short', only: ['R1'], goOn: false }],
  ])('when %j is called with %j, then the options are %j', (command, args, options) => {
    expect(readOptions(args, command)).toEqual(options);
  });

  test.each([
    [short, ['ful']],
    [short, ['--only']],
    [short, ['--only', 'R1', 'R9']],
    [short, ['--go-on']],
    [full, ['full']],
    [full, ['short', '--go-on']],
  ])('when %j is called with %j, then the error states the usage', (command, args) => {
    expect(() => readOptions(args, command)).toThrow(`Usage: ${command.usage}`);
  });

  test('when a gate does not exist, then the error names the existing gates', () => {
    expect(() => selectGates(gates, { size: 'short', only: ['R99'] })).toThrow('R1, R9');
  });

  test.each([
    [{ size: 'short', only: [] }, ['R1']],
    [{ size: 'full', only: [] }, ['R1', 'R9']],
    [{ size: 'short', only: ['R9'] }, ['R9']],
  ] as const)('when the options are %j, then the gates are %j', (options, ids) => {
    expect(selectGates(gates, options).map(({ id }) => id)).toEqual(ids);
  });
});

describe('the report', () => {
  test('when a gate has not passed, then the verdict and the table state that', () => {
    const at = new Date('2026-01-02T00:00:00Z');
    const words = { title: 'The report', command: 'npm run gates', folder: 'gates/' };
    const markdown = markdownReportOf({
      ...words,
      results,
      machine: '2 cores',
      appendix: ['## A trace'],
      at,
    });

    expect(verdictOf(results, 'full')).toBe('1 of 2 gates passed');
    expect(markdown).toContain('| R9 | A gate | nothing \\| much | 2 | **no** | 2 |');
    expect(markdown).toContain('- why');
    expect(markdown).toMatch(/## A trace\n\*\*1 of 2 gates passed\*\*\n$/);
  });

  test('when the size is short, then the verdict counts checks instead of gates', () => {
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
