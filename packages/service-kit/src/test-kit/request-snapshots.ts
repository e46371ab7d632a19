import { randomUUID } from 'node:crypto';
import type { MessageType } from '@marquee/contracts/message';
import { snapshotPage, snapshotPages, snapshotRequests } from '@marquee/contracts/messages/snapshot-messages';
import type { SnapshotMessage } from '@marquee/contracts/messages/snapshot-messages';
import type * as operation from '@marquee/contracts/operation';
import type { TestService } from './start-test-service.ts';

type Requested = { source: operation.Service; messages: readonly MessageType[]; ids: readonly string[] };

/** The messages by which a service describes the records with these ids to a projection that reads `messages`. */
export async function requestSnapshots(
  service: TestService,
  { source, messages, ids }: Requested,
): Promise<SnapshotMessage[]> {
  const rebuildId = randomUUID();
  await service.deliver(snapshotRequests.identity, {
    ...{ rebuildId, owner: 'identity', projection: 'copy', step: 1, source, after: null },
    ...{ ids: [...ids], types: messages.map(({ type }) => type) },
  });
  const pages = (await service.published()).filter(({ type }) => type === snapshotPages[source].type);
  return pages
    .map(({ payload }) => snapshotPage.parse(payload))
    .filter((page) => page.rebuildId === rebuildId)
    .flatMap((page) => page.messages);
}
