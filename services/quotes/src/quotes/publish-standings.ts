import { backfill } from './backfill.ts';
import type { BackfillDeps } from './backfill.ts';
import { toProgressed } from './quote-messages.ts';

/**
 * Publishes the status of quotes of an earlier release, because the events service shows the status to the provider. Each quote records
 * that its status was published, so an interrupted backfill continues where it stopped, and replicas share the work.
 */
export async function publishStandings(deps: BackfillDeps): Promise<void> {
  await backfill(deps, {
    find: deps.quotes.withUnpublishedStanding,
    complete: (quote) =>
      quote.isStandingPublished === undefined ? { ...quote, isStandingPublished: true } : null,
    toMessage: toProgressed,
  });
}
