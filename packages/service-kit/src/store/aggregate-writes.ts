import type { Envelope } from '@marquee/contracts/message';
import { DomainError } from '../domain-error.ts';
import { toEnvelope } from '../messaging/message.ts';
import type { Cause, Message } from '../messaging/message.ts';
import type { Aggregate, AggregateDocument, AggregateModel } from './aggregate-document.ts';
import { isDuplicateKey } from './duplicate-key.ts';

/** What is stored together with the state, and why. */
export type Commit<HistoryEntry> = {
  history?: readonly HistoryEntry[];
  messages?: readonly Message[];
  cause: Cause;
  at: Date;
};

type Writer = { model: AggregateModel; outbox: { committed: () => void }; name: string };

export async function insertAggregate(
  { model, outbox }: Writer,
  state: Aggregate,
  commit: Commit<unknown>,
): Promise<'inserted' | 'exists' | 'taken'> {
  const { id, ...fields } = state;
  const envelopes = envelopesOf({ id, version: 1 }, commit);
  const document: AggregateDocument = {
    _id: id,
    ...fields,
    version: 1,
    history: [...(commit.history ?? [])],
    outbox: envelopes,
    outboxLeases: 0,
    ...(envelopes.length > 0 && { outboxPendingSince: commit.at }),
  };
  try {
    await model.insertMany([document], { lean: true });
  } catch (error) {
    if (isDuplicateKey(error)) {
      return (await model.exists({ _id: id })) === null ? 'taken' : 'exists';
    }
    throw error;
  }
  tell(outbox, envelopes);
  return 'inserted';
}

export async function saveAggregate(
  { model, outbox, name }: Writer,
  { id, version, ...fields }: Aggregate,
  commit: Commit<unknown>,
): Promise<void> {
  const envelopes = envelopesOf({ id, version: version + 1 }, commit);
  const { matchedCount } = await model.updateOne(
    { _id: id, version },
    {
      $set: fields,
      $inc: { version: 1 },
      $push: { history: { $each: commit.history ?? [] }, outbox: { $each: envelopes } },
      ...(envelopes.length > 0 && { $min: { outboxPendingSince: commit.at } }),
    },
  );
  if (matchedCount === 0) {
    throw new DomainError('conflict', `${name}_was_changed`, `This ${name} has just been changed.`);
  }
  tell(outbox, envelopes);
}

function tell(outbox: Writer['outbox'], envelopes: readonly Envelope[]): void {
  if (envelopes.length > 0) {
    outbox.committed();
  }
}

function envelopesOf({ id, version }: Aggregate, { messages = [], cause, at }: Commit<unknown>): Envelope[] {
  return messages.map((message) =>
    toEnvelope(message, { aggregateId: id, aggregateVersion: version, cause, at }),
  );
}
