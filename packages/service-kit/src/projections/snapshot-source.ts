import type { MessageType } from '@marquee/contracts/message';
import type { Message } from '../messaging/message.ts';
import type { Aggregate } from '../store/aggregate-document.ts';
import type { AggregateStore } from '../store/aggregate-store.ts';

/** A message that describes a record, with the time of the change that it reports, if a projection depends on the time. */
export type DescribingMessage = Message & { at?: Date };

/** A record with the messages that describe it, the latest last; none for a record that no projection has. */
export type DescribedRecord = { id: string; version: number; messages: readonly DescribingMessage[] };

/** Records from which projections of other services can be rebuilt. */
export type SnapshotSource = {
  /** The messages that can describe a record. */
  messages: readonly MessageType[];
  /** Records with a greater id, sorted by id; null: from the first. */
  readAfter: (after: string | null, limit: number) => Promise<DescribedRecord[]>;
  readByIds: (ids: readonly string[]) => Promise<DescribedRecord[]>;
};

type Descriptions = readonly DescribingMessage[];

type SourceOptions<State extends Aggregate> = {
  store: Pick<AggregateStore<State>, 'find'>;
  messages: readonly MessageType[];
  /**
   * Returns the messages that a record of this state has published, as far as a projection depends on them. A projection takes its row from
   * the last one that it reads.
   */
  describe: (state: State) => Descriptions | Promise<Descriptions>;
};

/** Creates a source from the aggregates of a store. */
export function createSnapshotSource<State extends Aggregate>({
  store,
  messages,
  describe,
}: SourceOptions<State>): SnapshotSource {
  const toRecords = (states: readonly State[]): Promise<DescribedRecord[]> =>
    Promise.all(
      states.map(async (state) => ({
        id: state.id,
        version: state.version,
        messages: await describe(state),
      })),
    );
  return {
    messages,
    readAfter: async (after, limit) => toRecords(await store.find({ id: { $gt: after ?? '' } }, { limit })),
    readByIds: async (ids) => toRecords(await store.find({ id: { $in: ids } })),
  };
}
