import { unlessDuplicate } from '@marquee/service-kit/store/duplicate-key';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { EventTime } from './reminder-times.ts';

export type BookedEvent = EventTime & {
  eventId: string;
  clientId: string;
  providerId: string;
  eventName: string;
  venueAddress: string;
};

/** `remindAt` is when the next reminder is due. */
export type DueEvent = BookedEvent & { remindAt: Date };

export type BookedEventRepository = {
  /** Stores a booking unless this or a newer version of its event is stored. */
  upsert(event: BookedEvent, sourceVersion: number, remindAt: Date | null): Promise<void>;
  /** Removes the booking and records only that the event has ended. */
  end(eventId: string, sourceVersion: number): Promise<void>;
  due(at: Date, limit: number): Promise<DueEvent[]>;
  /** The number of events with a due reminder. */
  countDue(at: Date): Promise<number>;
  isBooked(eventId: string): Promise<boolean>;
  /** Stores when the next reminder is due. Returns true to only one of concurrent callers that have sent the same reminder. */
  advanceReminder(event: DueEvent, next: Date | null): Promise<boolean>;
};

type BookedEventDocument = {
  _id: string;
  sourceVersion: number;
  booking?: Omit<BookedEvent, 'eventId'>;
  /** When the next reminder is due; absent if none follows. */
  remindAt?: Date;
};

export function createBookedEventRepository(connection: Connection): BookedEventRepository {
  const events = bookedEventModel(connection);

  async function applyNewer(eventId: string, sourceVersion: number, change: object): Promise<void> {
    const older = { _id: eventId, sourceVersion: { $lt: sourceVersion } };
    await unlessDuplicate(events.updateOne(older, change, { upsert: true }).exec());
  }

  return {
    upsert: ({ eventId, ...booking }, sourceVersion, remindAt) =>
      applyNewer(eventId, sourceVersion, {
        $set: { booking, sourceVersion, ...(remindAt !== null && { remindAt }) },
        ...(remindAt === null && { $unset: { remindAt: 1 } }),
      }),
    end: (eventId, sourceVersion) =>
      applyNewer(eventId, sourceVersion, { $set: { sourceVersion }, $unset: { booking: 1, remindAt: 1 } }),
    async due(at, limit) {
      const found = await events
        .find({ remindAt: { $lte: at } })
        .sort({ remindAt: 1, _id: 1 })
        .limit(limit)
        .lean();
      return found.flatMap(({ _id: eventId, booking, remindAt }) =>
        booking === undefined || remindAt === undefined ? [] : [{ eventId, ...booking, remindAt }],
      );
    },
    countDue: (at) => events.countDocuments({ remindAt: { $lte: at } }),
    isBooked: async (eventId) => (await events.findOne({ _id: eventId }).lean())?.booking !== undefined,
    async advanceReminder({ eventId, remindAt }, next) {
      const { modifiedCount } = await events.updateOne(
        { _id: eventId, remindAt },
        next === null ? { $unset: { remindAt: 1 } } : { $set: { remindAt: next } },
      );
      return modifiedCount === 1;
    },
  };
}

function bookedEventModel(connection: Connection): Model<BookedEventDocument> {
  const schema = new Schema<BookedEventDocument>(
    { _id: String, sourceVersion: Number, booking: Schema.Types.Mixed, remindAt: Date },
    { versionKey: false },
  );
  schema.index({ remindAt: 1, _id: 1 }, { sparse: true });
  return connection.model<BookedEventDocument>('bookedEvent', schema, 'bookedEvents');
}
