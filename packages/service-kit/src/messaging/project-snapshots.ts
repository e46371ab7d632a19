import type { MessageType } from '@marquee/contracts/message';
import type { Projection } from '../store/projection.ts';
import type { Subscription } from './bus.ts';

type SnapshotConsumer<Declared extends MessageType> = Pick<Subscription<Declared>, 'queue' | 'messages'> & {
  projection: Pick<Projection<object>, 'project'>;
};

/** A consumer that stores the snapshot of each message in a projection, a copy of another service's records. */
export function projectSnapshots<Declared extends MessageType>({
  queue,
  messages,
  projection,
}: SnapshotConsumer<Declared>): Subscription<Declared> {
  return { queue, messages, handle: projection.project };
}
