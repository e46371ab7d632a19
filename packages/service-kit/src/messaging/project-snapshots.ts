import type { MessageType } from '@marquee/contracts/message';
import type { EnvelopeOf, Subscription } from './bus.ts';

type SnapshotConsumer<Declared extends MessageType> = Pick<Subscription<Declared>, 'queue' | 'messages'> & {
  /** Stores the snapshot unless the same or a newer version is stored. */
  upsert: (snapshot: EnvelopeOf<Declared>['payload'], version: number) => Promise<unknown>;
};

/** A consumer that stores the snapshot of each message in a projection, a copy of another service's records. */
export function projectSnapshots<Declared extends MessageType>({
  queue,
  messages,
  upsert,
}: SnapshotConsumer<Declared>): Subscription<Declared> {
  return {
    queue,
    messages,
    handle: ({ payload, aggregateVersion }) => upsert(payload, aggregateVersion),
  };
}
