import type { Aggregate } from '@marquee/service-kit/store/aggregate-document';
import type { AggregateStore } from '@marquee/service-kit/store/aggregate-store';
import { againWhenChanged } from '@marquee/service-kit/store/again-when-changed';
import { ourOwnCause } from '@marquee/service-kit/messaging/our-own-cause';
import { putOff } from './put-off.ts';
import type { ToBeAsked, WhyPutOff } from './put-off.ts';

type Among<One extends Aggregate> = {
  store: Pick<AggregateStore<One>, 'get' | 'save' | 'outbox'>;
  now: () => Date;
};

/** Adds no history entry, because nothing has changed at the processor. */
export async function putOffStored<One extends Aggregate & ToBeAsked>(
  { store, now }: Among<One>,
  id: string,
  why: WhyPutOff,
): Promise<void> {
  await againWhenChanged(store.outbox.name, async () => {
    const at = now();
    const later = putOff(await store.get(id), why, at);
    await (later && store.save(later, { cause: ourOwnCause(), at }));
  });
}
