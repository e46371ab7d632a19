import type { Envelope } from '@marquee/contracts/message';
import type { Bus } from './bus.ts';

type Published = { publishedIds: string[]; failure: { reason: unknown } | null };

/** Publishes messages one after the other and stops at the first failure, so that no message overtakes the failed one. */
export async function publishInOrder(bus: Bus, envelopes: readonly Envelope[]): Promise<Published> {
  const publishedIds: string[] = [];
  for (const envelope of envelopes) {
    try {
      await bus.publish(envelope);
    } catch (error) {
      return { publishedIds, failure: { reason: error } };
    }
    publishedIds.push(envelope.id);
  }
  return { publishedIds, failure: null };
}
