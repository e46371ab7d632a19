import { markdownReportOf, withPartialRun } from '../src/markdown-report.ts';
import type { Result } from '../src/result.ts';

const at = new Date('2026-01-02T00:00:00Z');
const later = { at: new Date('2026-02-03T00:00:00Z'), commit: 'abc1234' };

function aResult(id: string, passed: boolean, remarks: string[] = []): Result {
  const measured = { passed, figures: `figures of ${id}`, remarks };
  return { id, title: `Gate ${id}`, target: '0 lost', measured, seconds: 2 };
}

const report = markdownReportOf({
  ...{ title: 'The report', command: 'npm run gates', folder: 'gates/', machine: '2 cores', at },
  results: [aResult('R1', true, ['as before']), aResult('R2', false, ['why', 'where'])],
  appendix: ['## A trace', '', 'click → consumer', ''],
});

describe('the report of a run of some gates', () => {
  test('when a gate has run again, then its row and remarks are new, with date and commit, and the verdict counts it', () => {
    const updated = withPartialRun(report, { results: [aResult('R2', true, ['now'])], ...later });

    expect(updated).toContain('| R2 | Gate R2 (2026-02-03, abc1234) | 0 lost | figures of R2 | yes | 2 |');
    expect(updated).toContain('## R2\n\n- now\n\n');
    expect(updated).not.toContain('- why');
    expect(updated).toContain('**2 of 2 gates passed**');
  });

  test('when other gates did not run, then their rows and remarks and the appendix stay', () => {
    const updated = withPartialRun(report, { results: [aResult('R2', true)], ...later });

    expect(updated).toContain('| R1 | Gate R1 | 0 lost | figures of R1 | yes | 2 |');
    expect(updated).toContain('## R1\n\n- as before\n\n## A trace\n\nclick → consumer\n');
    expect(updated).not.toContain('## R2');
  });

  test('when a gate is new, then its row ends the table', () => {
    const updated = withPartialRun(report, { results: [aResult('R3', false, ['first'])], ...later });

    expect(updated).toMatch(/\| R2 \|[^\n]*\n\| R3 \| Gate R3 \(2026-02-03, abc1234\) \|/);
    expect(updated).toContain('## R3\n\n- first\n\n**1 of 3 gates passed**');
  });
});
