import { defineMessage } from '@marquee/contracts/message';
import type { Envelope, MessageType } from '@marquee/contracts/message';
import {
  eventsSnapshotsCollected,
  quotesSnapshotsRequested,
} from '@marquee/contracts/messages/snapshot-messages';
import { projectionOperations } from '@marquee/contracts/projection-operations';
import type { ProjectionRebuild } from '@marquee/contracts/projection-operations';
import { z } from 'zod';
import { composeService } from '../src/compose-service.ts';
import { projectSnapshots } from '../src/messaging/project-snapshots.ts';
import { toMessage } from '../src/messaging/message.ts';
import { serviceConfig } from '../src/process/service-config.ts';
import { createSnapshotSource } from '../src/projections/snapshot-source.ts';
import { createAggregateStore } from '../src/store/aggregate-store.ts';
import { createProjection } from '../src/store/projection.ts';
import { rowFrom } from '../src/store/projection-rows.ts';
import { anAdminCaller } from '../src/test-kit/callers.ts';
import { startTestService } from '../src/test-kit/start-test-service.ts';
import type { TestService } from '../src/test-kit/start-test-service.ts';
import { aCommit } from './bookings.ts';

type Guest = { id: string; version: number; name: string; seat?: string; isErased?: true };
type GuestRow = { name: string; seat?: string; isErased?: true };

const guestChanged = defineMessage(
  'events.guest.changed.v1',
  z.object({ guestId: z.string(), name: z.string(), seat: z.string().optional() }),
);
const guestErased = defineMessage('events.guest.erased.v1', z.object({ guestId: z.string() }));

const consumedByOwner: readonly MessageType[] = [guestChanged, guestErased, eventsSnapshotsCollected];
const operator = anAdminCaller();

/** A service with guests, and another one with a projection of these guests. The test carries the messages between them. */
export async function startRebuildFixture() {
  const source = await startSource();
  const owner = await startOwner();
  const carried = new Set<string>();
  const row = (id: string) => owner.rows.findOne({ _id: id as never }, { projection: { _id: 0 } });

  async function deliver(envelope: Envelope): Promise<void> {
    const { type, payload, aggregateId, aggregateVersion } = envelope;
    const declared = [...consumedByOwner, quotesSnapshotsRequested].find((one) => one.type === type);
    if (declared !== undefined) {
      const target = declared === quotesSnapshotsRequested ? source.service : owner.service;
      await target.deliver(declared, payload, { aggregateId, aggregateVersion });
    }
  }

  /** The messages that were published and not carried yet, oldest first. */
  async function underway(): Promise<Envelope[]> {
    const published = [...(await source.service.published()), ...(await owner.service.published())];
    return published.filter(({ id }) => !carried.has(id));
  }

  /** Delivers one message; resolves to it, or to undefined if none is under way. */
  async function carryOne(): Promise<Envelope | undefined> {
    const [envelope] = await underway();
    if (envelope !== undefined) {
      carried.add(envelope.id);
      await deliver(envelope);
    }
    return envelope;
  }

  async function carryAll(): Promise<void> {
    while ((await carryOne()) !== undefined) {
      continue;
    }
  }

  async function insertOrphans(count: number): Promise<void> {
    const orphans = Array.from({ length: count }, (_, index) => ({
      ...{ _id: `orphan ${String(index).padStart(3, '0')}` as never, name: 'Orphan', sourceVersion: 3 },
    }));
    await owner.rows.insertMany(orphans);
  }

  async function lastRebuild(): Promise<ProjectionRebuild | null> {
    const listed = await owner.service.call(projectionOperations.quotes.listProjections, { as: operator });
    return listed.body.find(({ name }) => name === 'guest')?.rebuild ?? null;
  }

  return {
    operator,
    ...{ owner: owner.service, source: source.service, rows: owner.rows, row },
    ...{ deliver, underway, carryOne, carryAll, lastRebuild },
    guests: source.guests,
    setBrokerGone: source.setBrokerGone,
    /** Stores guests and their rows; resolves to their ids. */
    async addGuests(ids: readonly string[]): Promise<void> {
      for (const id of ids) {
        await source.add({ id, version: 1, name: `Guest ${id}`, seat: 'A 7' });
      }
      await carryAll();
    },
    add: source.add,
    /** Changes a guest and publishes the change. */
    async rename(id: string, name: string): Promise<void> {
      await source.save({ ...(await source.guests.get(id)), name });
    },
    erase: async (id: string) => source.save({ ...(await source.guests.get(id)), isErased: true }),
    /** Deletes one row, changes one at the same version, and adds one without a record. */
    async damage(): Promise<void> {
      await owner.rows.deleteOne({ name: 'Guest ada' });
      await owner.rows.updateOne({ name: 'Guest bo' }, { $set: { name: 'Bob', isErased: true } });
      await insertOrphans(1);
    },
    insertOrphans,
    readRows: () => owner.rows.find({}, { sort: { _id: 1 } }).toArray(),
    start: () =>
      owner.service.call(projectionOperations.quotes.rebuildProjection, {
        as: operator,
        params: { name: 'guest' },
      }),
    async stop() {
      await source.service.stop();
      await owner.service.stop();
    },
  };
}

export type RebuildFixture = Awaited<ReturnType<typeof startRebuildFixture>>;

/** A range of ids. MongoDB reads it from the index of `_id`; the tests' database plans to read everything. */
const idRanges = ['guests {"_id":{"$gt":', 'guestProjection {"_id":{"$gt":'];

async function startSource() {
  let isBrokerGone = false;
  const service = await startTestService({
    name: 'events',
    configSchema: serviceConfig,
    allowedScans: idRanges,
    createService(deps) {
      const guests = createAggregateStore<Guest>(deps.connection, { name: 'guest', indexes: [] });
      const source = createSnapshotSource<Guest>({
        ...{ store: guests, messages: [guestChanged, guestErased] },
        describe: (guest) => [messageOf(guest)],
      });
      return composeService({
        ...{ ...deps, name: 'events', stores: [guests], routes: [], subscriptions: [] },
        bus: {
          ...deps.bus,
          publish: (envelope) =>
            isBrokerGone ? Promise.reject(new Error('the broker is gone')) : deps.bus.publish(envelope),
        },
        snapshotSources: [source],
      });
    },
  });
  const guests = createAggregateStore<Guest>(service.connection, { name: 'guest', indexes: [] });
  return {
    service,
    guests,
    setBrokerGone: (isGone: boolean) => void (isBrokerGone = isGone),
    add: (guest: Guest) => guests.insert(guest, aCommit({ messages: [messageOf(guest)] })),
    save: (guest: Guest) => guests.save(guest, aCommit({ messages: [messageOf(guest)] })),
  };
}

function messageOf({ id: guestId, name, seat, isErased }: Guest) {
  return isErased
    ? toMessage(guestErased, { guestId })
    : toMessage(guestChanged, { guestId, name, ...(seat !== undefined && { seat }) });
}

async function startOwner() {
  const service: TestService = await startTestService({
    name: 'quotes',
    configSchema: serviceConfig,
    allowedScans: idRanges,
    createService(deps) {
      const guests = createProjection<GuestRow>(deps.connection, {
        ...{ name: 'guest', indexes: [] },
        rows: [
          rowFrom([guestChanged], ({ payload: { guestId: id, name, seat } }) =>
            name === 'private' ? null : { id, fields: { name, seat } },
          ),
          rowFrom([guestErased], ({ payload: { guestId: id } }) => ({
            id,
            fields: { name: 'Erased', seat: undefined, isErased: true },
          })),
        ],
        outlivesSource: ({ isErased }) => isErased === true,
      });
      return composeService({
        ...{ ...deps, name: 'quotes', stores: [], routes: [] },
        subscriptions: [
          projectSnapshots({
            ...{ queue: 'quotes.keep-guests', messages: [guestChanged, guestErased], projection: guests },
          }),
        ],
      });
    },
  });
  return { service, rows: service.connection.collection('guestProjection') };
}
