import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { countPassed, verdictOf } from '@marquee/harness-kit/result';
import type { Result } from '@marquee/harness-kit/result';
import { resultTableOf } from '@marquee/harness-kit/result-table';

import type { Setting } from '../src/gates/gate.ts';
import { describeProof } from '../src/mutants.ts';
import { writeReport } from '../src/report/write-report.ts';

const gate: Result = {
  id: 'R1',
  title: 'A bar',
  target: 'much',
  measured: { passed: true, figures: 'more' },
  seconds: 1,
};
const setting: Setting = {
  size: 'full',
  root: '/',
  previousRelease: () => '/',
  mongodbUrl: '',
  log: () => undefined,
  withEnvironment: () => Promise.reject(new Error('no environment')),
};

describe('write report', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'chaos-report-'));
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  async function written(trace: Parameters<typeof writeReport>[2]) {
    const results = await writeReport(setting, { root, results: [gate], machine: '2 cores' }, trace);
    const file = readFileSync(join(root, 'docs', 'reports', 'chaos.md'), 'utf8');
    return {
      verdict: verdictOf(results, 'full'),
      passed: countPassed(results),
      table: resultTableOf(results),
      file,
    };
  }

  test('when the acceptance is one trace, then the report has an additional line that passed', async () => {
    const { verdict, file } = await written(async () => ({ isWhole: true, drawing: '└─ gateway' }));

    expect(verdict).toBe('2 of 2 gates passed');
    expect(file).toContain('```text\n└─ gateway\n```');
  });

  test('when the trace is incomplete, then its line counts as failed', async () => {
    const { passed, table } = await written(async () => ({ isWhole: false, drawing: 'pieces' }));

    expect(passed).toBe(1);
    expect(table).toContain('FAILED   trace');
  });

  test('when the trace throws, then the report is still written', async () => {
    const { verdict, file } = await written(() => Promise.reject(new Error('no collector')));

    expect(verdict).toBe('1 of 2 gates passed');
    expect(file).toContain('| R1 | A bar | much | more | yes | 1 |');
    expect(file).toContain('no collector');
  });
});

describe('describe proof', () => {
  const caught = [
    { fault: 'no confirms', runs: 1, evidence: { kind: 'lost', detail: 'it' }, findings: 1 },
  ] as const;

  test.each([
    [[], '1 of 1 detected, no finding in the system without faults'],
    [[caught[0].evidence], '1 of 1 detected, 1 FALSE FINDINGS in the system without faults'],
  ])(
    'when the system without faults has the findings %j, then the last line counts them',
    (falsePositives, line) => {
      expect(describeProof({ caught, falsePositives })).toBe(line);
    },
  );
});
