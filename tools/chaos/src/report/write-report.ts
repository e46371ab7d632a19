import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { withPartialRun } from '@marquee/harness-kit/markdown-report';
import type { Result } from '@marquee/harness-kit/result';
import { runReportRow } from '@marquee/harness-kit/run-report-row';

import type { Setting } from '../gates/gate.ts';
import { traceAcceptance } from '../traces/trace-acceptance.ts';
import { chaosReport } from './chaos-report.ts';

/** Updates the rows of these gates in docs/reports/chaos.md, after a full run of only some gates. */
export function updateReport(root: string, results: readonly Result[], commit: string): void {
  const file = fileIn(root);
  writeFileSync(file, withPartialRun(readFileSync(file, 'utf8'), { results, at: new Date(), commit }));
}

function fileIn(root: string): string {
  return join(root, 'docs', 'reports', 'chaos.md');
}

type ReportInput = { root: string; results: readonly Result[]; machine: string };

/** Writes docs/reports/chaos.md: the results, and an additional line for the trace of an acceptance. */
export async function writeReport(
  setting: Setting,
  { root, results, machine }: ReportInput,
  trace = traceAcceptance,
): Promise<readonly Result[]> {
  const file = fileIn(root);
  const write = (lines: readonly Result[], drawing: string): void => {
    writeFileSync(file, chaosReport({ results: lines, machine, trace: drawing, at: new Date() }));
  };
  mkdirSync(dirname(file), { recursive: true });
  // Saves the result of an hour and a half before a later step can fail.
  write(results, 'not recorded');

  let drawn = 'none';
  const line = await runReportRow({
    id: 'trace',
    title: 'One acceptance',
    target: 'one trace from the click to the consumer',
    log: setting.log,
    async run() {
      const { isWhole, drawing } = await trace(setting);
      drawn = drawing;
      setting.log(drawing);
      return { passed: isWhole, figures: isWhole ? 'one trace' : 'NOT one trace' };
    },
  });
  write([...results, line], drawn);
  return [...results, line];
}
