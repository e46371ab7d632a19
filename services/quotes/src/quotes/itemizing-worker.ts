import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { Loop } from '@marquee/service-kit/process/loop';
import { itemizeQuotes } from './itemize-quotes.ts';
import type { QuoteDeps } from './quote-deps.ts';

type WorkerDeps = Pick<QuoteDeps, 'quotes' | 'providers' | 'now'> & { logger: Logger };

/** Looks once a minute for quotes that a replica of the previous release has accepted since this one started. */
export function createItemizingWorker({ logger, ...deps }: WorkerDeps): Loop {
  return createLoop({
    round: () => itemizeQuotes(deps),
    everyMs: 60_000,
    whenFailed: 'lines of accepted quotes could not be published',
    logger,
  });
}
