import type { Measured } from './gate.ts';
import type { Result } from './result.ts';

type ReportRow = Pick<Result, 'id' | 'title' | 'target'> & {
  run: () => Promise<Measured>;
  log: (line: string) => void;
};

/** Measures one row of the table. Never rejects: a measurement that fails with an error counts as not passed. */
export async function runReportRow({ id, title, target, run, log }: ReportRow): Promise<Result> {
  log(`\n${id} ${title}`);
  const start = performance.now();
  const measured = await run().catch(toErrored);
  const seconds = (performance.now() - start) / 1_000;
  log(`${measured.passed ? 'passed' : 'FAILED'}: ${measured.figures}`);
  if (!measured.passed) {
    // Remarks are logged at once, because the table follows only at the end of the run, and an interrupted run prints no table.
    measured.remarks?.forEach((remark) => {
      log(remark);
    });
  }
  return { id, title, target, measured, seconds };
}

export function toErrored(error: unknown): Measured {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { passed: false, figures: 'failed with an error', remarks: [reason], errored: true };
}
