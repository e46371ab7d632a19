import { unlessDuplicate } from '@marquee/service-kit/store/duplicate-key';
import { keepNewest } from '@marquee/service-kit/store/keep-newest';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

export type DeviceRepository = {
  touch(id: string, at: Date): Promise<void>;
  /** Returns one of these ids that is stored; null if none is stored. */
  findFirst(ids: readonly string[]): Promise<string | null>;
  /** Keeps the account's `keep` most recently seen devices, always including this one; returns the number of removed devices. */
  keepNewest(newest: Device, keep: number): Promise<number>;
  insertIfAbsent(device: Device): Promise<void>;
  /** The account's devices, ordered by id, starting after the id `after`. */
  of(accountId: string, after: string | null): AsyncIterable<Device>;
  eraseOf(accountId: string): Promise<void>;
};

/** A browser in which an account has signed in. `id` is a hash of the account's id and the browser's secret. */
export type Device = { id: string; accountId: string; lastSeenAt: Date };

type DeviceDocument = Omit<Device, 'id'> & { _id: string };

/** Browsers keep a cookie for 400 days at most. */
export const deviceRetentionMs = 400 * 24 * 3_600_000;

export function createDeviceRepository(connection: Connection): DeviceRepository {
  const devices = deviceModel(connection);
  return {
    async touch(id, at) {
      await devices.updateOne({ _id: id }, { $max: { lastSeenAt: at } });
    },
    findFirst: async (ids) =>
      ids.length === 0 ? null : ((await devices.findOne({ _id: { $in: ids } }).lean())?._id ?? null),
    keepNewest: (newest, keep) =>
      keepNewest(devices, newest, { keep, rank: ({ lastSeenAt }) => lastSeenAt.getTime() }),
    async insertIfAbsent({ id, ...fields }) {
      await unlessDuplicate(devices.create({ _id: id, ...fields }));
    },
    async *of(accountId, after) {
      const later = after === null ? {} : { _id: { $gt: after } };
      for await (const { _id: id, lastSeenAt } of devices
        .find({ accountId, ...later })
        .sort({ _id: 1 })
        .lean()
        .cursor()) {
        yield { id, accountId, lastSeenAt };
      }
    },
    async eraseOf(accountId) {
      await devices.deleteMany({ accountId });
    },
  };
}

function deviceModel(connection: Connection): Model<DeviceDocument> {
  const schema = new Schema<DeviceDocument>(
    {
      _id: String,
      accountId: String,
      lastSeenAt: { type: Date, index: { expireAfterSeconds: deviceRetentionMs / 1_000 } },
    },
    { versionKey: false },
  );
  schema.index({ accountId: 1, _id: 1 });
  return connection.model<DeviceDocument>('device', schema, 'devices');
}
