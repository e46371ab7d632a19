import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { Loop } from '@marquee/service-kit/process/loop';
import type { BackfillDeps } from './backfill.ts';
import { itemizeQuotes } from './itemize-quotes.ts';
import { publishStandings } from './publish-standings.ts';

/** Repeats the backfills every minute, for quotes that a replica of the previous release created or accepted after this process started. */
export function createBackfillingWorker({ logger, ...deps }: BackfillDeps & { logger: Logger }): Loop {
  return createLoop({
    round: () => backfillQuotes(deps),
    everyMs: 60_000,
    failureMessage: 'quotes of an earlier release could not be backfilled',
    logger,
  });
}

/**
 * Publishes what earlier releases did not publish: the lines of accepted quotes, and the status of quotes that belong to an event and are
 * not archived.
 */
export async function backfillQuotes(deps: BackfillDeps): Promise<void> {
  await itemizeQuotes(deps);
  await publishStandings(deps);
}
