import type { Gate, Measured, Size } from './gate.ts';
import type { ResultCache } from './result-cache.ts';
import type { Result } from './result.ts';
import { runReportRow } from './run-report-row.ts';

export type RunGatesOptions<Setting> = {
  size: Size;
  log: (line: string) => void;
  cache: ResultCache;
  goOn: boolean;
  run: (gate: Gate<Setting>) => Promise<Measured>;
  /** Runs after each gate that did not pass, so that its remaining data do not affect the next gate. */
  cleanUp: () => Promise<void>;
};

/** Runs the gates one after the other. With `goOn`, a gate that passed earlier is not measured again; its earlier result is reported. */
export async function runGates<Setting>(
  gates: readonly Gate<Setting>[],
  { size, log, cache, goOn, run, cleanUp }: RunGatesOptions<Setting>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const gate of gates) {
    const { id, title, target } = gate;
    const cached = goOn ? cache.find(id) : null;
    if (cached) {
      log(`\n${id} ${title}\npassed earlier: ${cached.measured.figures}`);
      results.push(cached);
      continue;
    }
    const result = await runReportRow({ id, title, target: target[size], log, run: () => run(gate) });
    results.push(result);
    cache.store(result, new Date());
    if (!result.measured.passed) {
      await cleanUp();
    }
  }
  return results;
}
