import { snapshotPages, snapshotRequests } from '@marquee/contracts/messages/snapshot-messages';
import type {
  SnapshotMessage,
  SnapshotPage,
  SnapshotRequest,
} from '@marquee/contracts/messages/snapshot-messages';
import type * as operation from '@marquee/contracts/operation';
import type { Bus, Subscription } from '../messaging/bus.ts';
import { toEnvelope, toMessage } from '../messaging/message.ts';
import type { DescribedRecord, SnapshotSource } from './snapshot-source.ts';

type AnswerOptions = {
  service: operation.Service;
  sources: readonly SnapshotSource[];
  bus: Pick<Bus, 'publish'>;
  now: () => Date;
};

const allRequests = Object.values(snapshotRequests);

/** The most records of one page. */
const pageSize = 100;
/** Maximum characters of JSON in one page, far below the broker's limit; a single record may exceed it. */
const fullAt = 200_000;

/**
 * Answers each request for snapshots with one page. The request is acknowledged only after the broker's confirm of the page, so a process
 * that dies meanwhile gets the request again. A page that is published twice is harmless.
 */
export function answerSnapshotRequests({
  service,
  sources,
  bus,
  now,
}: AnswerOptions): Subscription<(typeof allRequests)[number]> {
  return {
    queue: `${service}.answer-snapshot-requests`,
    messages: allRequests,
    async handle(envelope) {
      const { source, rebuildId, owner, projection, step } = envelope.payload;
      if (source !== service) {
        return;
      }
      const at = now();
      const page = await cutPage(sourceFor(sources, envelope.payload), envelope.payload, at);
      const message = toMessage(snapshotPages[service], { rebuildId, owner, projection, step, ...page });
      const context = { aggregateId: rebuildId, aggregateVersion: step, cause: envelope, at };
      await bus.publish(toEnvelope(message, context));
    },
  };
}

/** Throws unless exactly one source publishes any of the requested messages, because a page covers the ids of one kind of record. */
function sourceFor(sources: readonly SnapshotSource[], { types }: SnapshotRequest): SnapshotSource {
  const [source, ...others] = sources.filter(({ messages }) =>
    messages.some(({ type }) => types.includes(type)),
  );
  if (source === undefined || others.length > 0) {
    throw new Error(`${types.join(', ')}: exactly one source must publish these messages`);
  }
  return source;
}

type Cut = Pick<SnapshotPage, 'upTo' | 'messages'>;

async function cutPage(
  source: SnapshotSource,
  { types, after, ids }: SnapshotRequest,
  at: Date,
): Promise<Cut> {
  const latest = (record: DescribedRecord) => latestOf(record, types, at);
  if (ids !== null) {
    return { upTo: null, messages: (await source.readByIds(ids)).flatMap(latest) };
  }
  const records = await source.readAfter(after, pageSize);
  const fitting = records.slice(0, countFitting(records.map(latest)));
  const isLast = fitting.length === records.length && records.length < pageSize;
  return { upTo: isLast ? null : (fitting.at(-1)?.id ?? null), messages: fitting.flatMap(latest) };
}

/** The last message of these types that describes the record, or none. */
function latestOf(
  { id, version, messages }: DescribedRecord,
  types: readonly string[],
  now: Date,
): SnapshotMessage[] {
  const latest = messages.findLast(({ type }) => types.includes(type));
  if (latest === undefined) {
    return [];
  }
  const { type, payload, at = now } = latest;
  return [{ type, payload, aggregateId: id, aggregateVersion: version, at: at.toISOString() }];
}

/** The number of leading values that fit into a page; at least one. */
function countFitting(values: readonly unknown[]): number {
  let length = 0;
  const beyond = values.findIndex((value) => (length += JSON.stringify(value).length) > fullAt);
  return beyond < 0 ? values.length : Math.max(beyond, 1);
}
