import type { Aggregate } from '@marquee/service-kit/store/aggregate-document';
import type { AggregateStore } from '@marquee/service-kit/store/aggregate-store';
import { handleCommand } from '@marquee/service-kit/store/handle-command';
import { systemCause } from '@marquee/service-kit/messaging/system-cause';
import { rescheduleWithBackoff } from './reschedule-with-backoff.ts';
import type { ScheduledCheck, CheckFailure } from './reschedule-with-backoff.ts';

type RescheduleDeps<One extends Aggregate> = {
  store: Pick<AggregateStore<One>, 'get' | 'insert' | 'save' | 'outbox'>;
  now: () => Date;
};

/** Reschedules a stored check. Adds no history entry, because nothing has changed at the processor. */
export async function rescheduleStored<One extends Aggregate & ScheduledCheck>(
  { store, now }: RescheduleDeps<One>,
  id: string,
  failure: CheckFailure,
): Promise<void> {
  await handleCommand<One, One, never>(
    {
      ...{ name: store.outbox.name, store, now },
      evolve: (_before, rescheduled) => rescheduled,
      record: () => ({}),
    },
    { id, decisions: [(known, at) => rescheduleWithBackoff(known, failure, at)], cause: systemCause() },
  );
}
