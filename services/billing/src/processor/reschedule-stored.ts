import type { Aggregate } from '@marquee/service-kit/store/aggregate-document';
import type { AggregateStore } from '@marquee/service-kit/store/aggregate-store';
import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import { systemCause } from '@marquee/service-kit/messaging/system-cause';
import { rescheduleWithBackoff } from './reschedule-with-backoff.ts';
import type { ScheduledCheck, CheckFailure } from './reschedule-with-backoff.ts';

type RescheduleDeps<One extends Aggregate> = {
  store: Pick<AggregateStore<One>, 'get' | 'save' | 'outbox'>;
  now: () => Date;
};

/** Reschedules a stored check. Adds no history entry, because nothing has changed at the processor. */
export async function rescheduleStored<One extends Aggregate & ScheduledCheck>(
  { store, now }: RescheduleDeps<One>,
  id: string,
  failure: CheckFailure,
): Promise<void> {
  await retryOnConflict(store.outbox.name, async () => {
    const at = now();
    const rescheduled = rescheduleWithBackoff(await store.get(id), failure, at);
    await (rescheduled && store.save(rescheduled, { cause: systemCause(), at }));
  });
}
