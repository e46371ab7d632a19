import { unlessDuplicate } from '@marquee/service-kit/store/duplicate-key';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

export type DeviceRepository = {
  init(): Promise<void>;
  /** False when it has never been kept. */
  touch(id: string, at: Date): Promise<boolean>;
  isKept(id: string): Promise<boolean>;
  insertIfAbsent(device: Device): Promise<void>;
  /** Those of the account, in order of id, after the given one. */
  of(accountId: string, after: string | null): AsyncIterable<Device>;
  eraseOf(accountId: string): Promise<void>;
};

/** A browser from which an account was signed in to: `id` is a hash of both. */
export type Device = { id: string; accountId: string; lastSeenAt: Date };

type DeviceDocument = Omit<Device, 'id'> & { _id: string };

/** As long as browsers keep a cookie. */
export const rememberedForMs = 400 * 24 * 3_600_000;

export function createDeviceRepository(connection: Connection): DeviceRepository {
  const devices = deviceModel(connection);
  return {
    async init() {
      await devices.init();
    },
    async touch(id, at) {
      const { matchedCount } = await devices.updateOne({ _id: id }, { $max: { lastSeenAt: at } });
      return matchedCount === 1;
    },
    isKept: async (id) => (await devices.findById(id).lean()) !== null,
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
      lastSeenAt: { type: Date, index: { expireAfterSeconds: rememberedForMs / 1_000 } },
    },
    { versionKey: false },
  );
  schema.index({ accountId: 1, _id: 1 });
  return connection.model<DeviceDocument>('device', schema, 'devices');
}
