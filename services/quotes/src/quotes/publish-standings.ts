import { systemCause } from '@marquee/service-kit/messaging/system-cause';
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
    isDue: ({ isStandingPublished }) => isStandingPublished === undefined,
    async complete(quote) {
      const published = { ...quote, isStandingPublished: true } as const;
      const messages = [toProgressed(published, await deps.providers.get(quote.providerId))];
      return deps.quotes.save(published, { messages, cause: systemCause(), at: deps.now() });
    },
  });
}
