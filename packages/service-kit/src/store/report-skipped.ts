import type { Metrics } from '../metrics/create-metrics.ts';
import type { Logger } from '../process/logger.ts';
import type { OnSkipped } from './readable-documents.ts';

/** Bounds the memory, because a release may be unable to read any record. */
const maxLogged = 10_000;

/** Counts each record that a read has left out, each time, and logs each once, because workers read it again and again. */
export function reportSkipped({ logger, metrics }: { logger: Logger; metrics: Metrics }): OnSkipped {
  const logged = new Set<string>();
  return (error) => {
    metrics.records.damaged(1);
    if (!logged.has(error.recordId) && logged.size < maxLogged) {
      logged.add(error.recordId);
      logger.error(
        { err: error, recordId: error.recordId },
        'a stored record cannot be read and was left out',
      );
    }
  };
}
