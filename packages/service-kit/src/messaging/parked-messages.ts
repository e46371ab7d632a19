import { createHash } from 'node:crypto';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { DomainError } from '../domain-error.ts';
import { isDuplicateKey } from '../store/duplicate-key.ts';
import { admitMessage } from './admit-message.ts';
import type { Failure, Park, Subscription } from './bus.ts';
import { reasonOf } from './reason-of.ts';

export type ParkedMessage = { id: string; queue: string; content: string; reason: string; parkedAt: Date };

export type ParkedMessages = {
  init(): Promise<void>;
  /** Repeating it changes nothing: the same content of the same queue is parked once. */
  park: Park;
  /** Oldest first. */
  list(): Promise<ParkedMessage[]>;
  get(id: string): Promise<ParkedMessage>;
  count(): Promise<number>;
  /** Hands it to its subscription again; kept with the new reason if that fails too. */
  redrive(id: string, subscriptions: readonly Subscription[]): Promise<void>;
  drop(id: string): Promise<void>;
};

type ParkedDocument = Omit<ParkedMessage, 'id'> & { _id: string };

const mostListed = 200;

/** Messages this service could not handle, where they survive until somebody decides. */
export function createParkedMessages(connection: Connection, now: () => Date): ParkedMessages {
  const model = parkedModel(connection);

  async function get(id: string): Promise<ParkedMessage> {
    const document = await model.findById(id).lean<ParkedDocument>();
    if (document === null) {
      throw new DomainError('not-found', 'message_not_found', 'Message not found');
    }
    return toParkedMessage(document);
  }

  return {
    async init() {
      await model.init();
    },
    async park(failure) {
      try {
        await model.create({ _id: idOf(failure), ...failure, parkedAt: now() });
      } catch (error) {
        if (!isDuplicateKey(error)) {
          throw error;
        }
      }
    },
    async list() {
      const documents = await model
        .find()
        .sort({ parkedAt: 1, _id: 1 })
        .limit(mostListed)
        .lean<ParkedDocument[]>();
      return documents.map(toParkedMessage);
    },
    get,
    count: () => model.countDocuments(),
    async redrive(id, subscriptions) {
      const parked = await get(id);
      try {
        await handleAgain(parked, subscriptions);
      } catch (error) {
        const reason = reasonOf(error);
        await model.updateOne({ _id: id }, { $set: { reason } });
        throw new DomainError('conflict', 'redrive_failed', `The message failed again: ${reason}`);
      }
      await model.deleteOne({ _id: id });
    },
    async drop(id) {
      await model.deleteOne({ _id: id });
    },
  };
}

/** The content carries the envelope's id, where there is one. */
function idOf({ queue, content }: Failure): string {
  return createHash('sha256')
    .update(JSON.stringify([queue, content]))
    .digest('base64url');
}

async function handleAgain(
  { queue, content }: ParkedMessage,
  subscriptions: readonly Subscription[],
): Promise<void> {
  const subscription = subscriptions.find((candidate) => candidate.queue === queue);
  if (subscription === undefined) {
    throw new Error(`nobody consumes ${queue}`);
  }
  const admitted = admitMessage(subscription, content);
  if ('reason' in admitted) {
    throw new Error(admitted.reason);
  }
  await subscription.handle(admitted.envelope);
}

function parkedModel(connection: Connection): Model<ParkedDocument> {
  const schema = new Schema<ParkedDocument>(
    { _id: String, queue: String, content: String, reason: String, parkedAt: Date },
    { versionKey: false },
  );
  schema.index({ parkedAt: 1, _id: 1 });
  return connection.model<ParkedDocument>('parkedMessage', schema, 'parkedMessages');
}

function toParkedMessage({ _id: id, ...parked }: ParkedDocument): ParkedMessage {
  return { id, ...parked };
}
