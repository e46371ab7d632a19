import { randomUUID } from 'node:crypto';
import { snapshotRequests } from '@marquee/contracts/messages/snapshot-messages';
import type * as operation from '@marquee/contracts/operation';
import { DomainError } from '../domain-error.ts';
import { toMessage } from '../messaging/message.ts';
import type { Cause, Message } from '../messaging/message.ts';
import type { AggregateKind } from '../store/aggregate-kind.ts';
import { createAggregateStore } from '../store/aggregate-store.ts';
import type { AggregateStore } from '../store/aggregate-store.ts';
import type { Connection } from '../store/database.ts';
import type { DeclaredProjection } from '../store/declared-projections.ts';
import { handleCommand } from '../store/handle-command.ts';
import { evolve } from './rebuild.ts';
import type { Rebuild, RebuildFact } from './rebuild.ts';
import { sourcesOf } from './sources-of.ts';

/** The history names each start, end and operator. */
export type RebuildEntry = { type: 'started' | 'ended'; by: string; at: Date };

/** The rebuilds of a service's projections; for each projection the last one is stored. */
export type Rebuilds = Pick<AggregateStore<Rebuild, RebuildEntry>, 'outbox' | 'shape' | 'onSkipped'> & {
  find: (name: string) => Promise<Rebuild | null>;
  /** Begins a rebuild. One that is running begins again, and answers to its earlier requests are ignored. */
  start: (name: string, by: string, cause: Cause) => Promise<Rebuild>;
  /**
   * Stores the progress after one page of a source and requests the next page. `requesting` is the rebuild as it was when it requested the
   * page; if another answer to that request was first, nothing changes.
   */
  advance: (requesting: Rebuild, outcome: Outcome, cause: Cause) => Promise<void>;
};

type Outcome = Omit<Extract<RebuildFact, { type: 'advanced' }>, 'type'>;

type RebuildsOptions = {
  service: operation.Service;
  connection: Connection;
  projections: readonly DeclaredProjection[];
  now: () => Date;
};

const name = 'projectionRebuild';

export function createRebuilds({ service, connection, projections, now }: RebuildsOptions): Rebuilds {
  const store = createAggregateStore<Rebuild, RebuildEntry>(connection, { name, indexes: [] });

  const kind: AggregateKind<Rebuild, RebuildFact, RebuildEntry> = {
    ...{ name, store, evolve, now },
    load: async (id) => (await store.findOne({ id })) ?? neverRebuilt(id, now()),
    record: ([{ fact, after }], at) => ({
      history: entriesOf(fact, after).map((type) => ({ type, by: after.startedBy, at })),
      messages: requestsOf(service, after, projections),
    }),
  };

  return {
    outbox: store.outbox,
    shape: store.shape,
    onSkipped: store.onSkipped,
    find: (id) => store.findOne({ id }),
    async start(id, by, cause) {
      requireProjection(projections, id);
      const started: RebuildFact = { type: 'started', rebuildId: randomUUID(), by };
      return handleCommand(kind, { id, decisions: [() => started], cause });
    },
    async advance({ id, rebuildId, step }, outcome, cause) {
      await handleCommand(kind, {
        id,
        decisions: [
          (current) =>
            current.rebuildId === rebuildId && current.step === step
              ? { type: 'advanced' as const, ...outcome }
              : null,
        ],
        cause,
      });
    },
  };
}

/** Throws DomainError `projection_not_found`. */
export function requireProjection(
  projections: readonly DeclaredProjection[],
  projectionName: string,
): DeclaredProjection {
  const found = projections.find((projection) => projection.name === projectionName);
  if (found === undefined) {
    throw new DomainError('not-found', 'projection_not_found', 'Projection not found');
  }
  return found;
}

function neverRebuilt(id: string, at: Date): Rebuild {
  return {
    ...{ id, version: 0, rebuildId: '', step: 0, place: null, startedBy: '', written: 0, removed: 0 },
    ...{ startedAt: at, changedAt: at, endedAt: null },
  };
}

function entriesOf({ type }: RebuildFact, { place }: Rebuild): RebuildEntry['type'][] {
  if (type === 'started') {
    return ['started'];
  }
  return place === null ? ['ended'] : [];
}

/** The request for what a rebuild reads next; none once it has ended. */
function requestsOf(
  service: operation.Service,
  { id, rebuildId, step, place }: Rebuild,
  projections: readonly DeclaredProjection[],
): Message[] {
  const sources = sourcesOf(requireProjection(projections, id));
  const source = place && sources[place.suspects?.source ?? place.source];
  return source
    ? [
        toMessage(snapshotRequests[service], {
          ...{ rebuildId, owner: service, projection: id, step },
          ...{ source: source.service, types: [...source.types], after: place.after },
          ids: place.suspects?.rows.map((row) => row.id) ?? null,
        }),
      ]
    : [];
}
