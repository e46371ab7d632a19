import type { Logger } from '../process/logger.ts';
import type { Telemetry } from '../process/telemetry.ts';
import type { Outcome } from './to-outcome.ts';

type ReportDeps = { logger: Logger; telemetry: Telemetry };

/** One line for each stored record that an answer leaves out, with its id; the caller sees the others. */
export function reportDamaged({ damaged = [] }: Outcome, { logger, telemetry }: ReportDeps): void {
  for (const { id, error } of damaged) {
    logger.error({ err: error, recordId: id }, 'a stored record is damaged and was left out of a list');
  }
  if (damaged.length > 0) {
    telemetry.metrics.records.damaged(damaged.length);
  }
}
