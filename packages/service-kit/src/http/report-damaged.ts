import type { Logger } from '../process/logger.ts';
import type { Telemetry } from '../process/telemetry.ts';
import type { Outcome } from './to-outcome.ts';

type ReportDeps = { logger: Logger; telemetry: Telemetry };

/**
 * Logs one line with the id for each stored record that a response leaves out. Throws if the response leaves out every record: an empty
 * list would claim that nothing is stored, and would hide a release that cannot read any record.
 */
export function reportDamaged({ body, damaged = [] }: Outcome, { logger, telemetry }: ReportDeps): void {
  for (const { id, error } of damaged) {
    logger.error({ err: error, recordId: id }, 'a stored record is damaged and was left out of a list');
  }
  if (damaged.length > 0) {
    telemetry.metrics.records.damaged(damaged.length);
  }
  if (damaged.length > 0 && Array.isArray(body) && body.length === 0) {
    throw new Error('every stored record of a list is damaged');
  }
}
