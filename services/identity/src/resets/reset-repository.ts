import { unlessDuplicate } from '@marquee/service-kit/store/duplicate-key';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { PendingReset, ResetRequest } from './reset-request.ts';

export type ResetRepository = {
  insertIfAbsent(request: ResetRequest): Promise<void>;
  due(at: Date, limit: number): Promise<PendingReset[]>;
  /** Returns true to only one of concurrent callers. The request is due again at `nextAttemptAt` unless it is removed. */
  claim(request: PendingReset, nextAttemptAt: Date): Promise<boolean>;
  /** Removes the whole document, because the address may belong to nobody, or to a person who never requested a reset. */
  remove(id: string): Promise<void>;
};

type ResetDocument = Omit<PendingReset, 'id'> & { _id: string; nextAttemptAt: Date };

export function createResetRepository(connection: Connection): ResetRepository {
  const resets = resetModel(connection);
  return {
    async insertIfAbsent({ id, ...request }) {
      const reset = { _id: id, ...request, attempts: 0, nextAttemptAt: request.requestedAt };
      await unlessDuplicate(resets.create(reset));
    },
    async due(at, limit) {
      const found = await resets
        .find({ nextAttemptAt: { $lte: at } })
        .sort({ nextAttemptAt: 1, _id: 1 })
        .limit(limit)
        .lean();
      return found.map(
        ({ _id: id, email, requestId, traceparent, clientAddress, requestedAt, attempts }) => ({
          ...{ id, email, requestId, traceparent, requestedAt, attempts },
          ...(clientAddress !== undefined && { clientAddress }),
        }),
      );
    },
    async claim({ id, attempts }, nextAttemptAt) {
      const { modifiedCount } = await resets.updateOne(
        { _id: id, attempts },
        { $set: { nextAttemptAt }, $inc: { attempts: 1 } },
      );
      return modifiedCount === 1;
    },
    async remove(id) {
      await resets.deleteOne({ _id: id });
    },
  };
}

function resetModel(connection: Connection): Model<ResetDocument> {
  const schema = new Schema<ResetDocument>(
    {
      _id: String,
      email: String,
      requestId: String,
      traceparent: String,
      clientAddress: String,
      requestedAt: Date,
      attempts: Number,
      nextAttemptAt: Date,
    },
    { versionKey: false },
  );
  schema.index({ nextAttemptAt: 1, _id: 1 });
  return connection.model<ResetDocument>('resetRequest', schema, 'resetRequests');
}
