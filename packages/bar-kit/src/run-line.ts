import type { Measured } from './bar.ts';
import type { Result } from './result.ts';

type Line = Pick<Result, 'id' | 'title' | 'asked'> & {
  run: () => Promise<Measured>;
  say: (line: string) => void;
};

/** Runs one line of the table. A failed measurement counts as not met; the other lines still run. */
export async function runLine({ id, title, asked, run, say }: Line): Promise<Result> {
  say(`\n${id} ${title}`);
  const start = performance.now();
  const measured = await run().catch(brokenOff);
  const seconds = (performance.now() - start) / 1_000;
  say(`${measured.met ? 'met' : 'NOT MET'}: ${measured.figures}`);
  if (!measured.met) {
    // Printed at once, so that an interrupted run has stated the reason before its table.
    measured.remarks?.forEach((remark) => {
      say(remark);
    });
  }
  return { id, title, asked, measured, seconds };
}

export function brokenOff(error: unknown): Measured {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { met: false, figures: 'broke off', remarks: [reason], brokeOff: true };
}
