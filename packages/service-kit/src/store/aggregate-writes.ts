import type { Envelope } from '@marquee/contracts/message';
import { DomainError } from '../domain-error.ts';
import { toEnvelope } from '../messaging/message.ts';
import type { Cause, Message } from '../messaging/message.ts';
import type { Aggregate, AggregateDocument, AggregateModel } from './aggregate-document.ts';
import { isDuplicateKey } from './duplicate-key.ts';
import { updatePlainly } from './update-plainly.ts';

/** What is stored together with the state, and why. */
export type Commit<HistoryEntry> = {
  history?: readonly HistoryEntry[];
  /** What was told so far, without what must not be remembered; `history` is added to it. */
  rewrittenHistory?: readonly HistoryEntry[];
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
  const { history = [], rewrittenHistory } = commit;
  const { matchedCount } = await updatePlainly(
    model,
    { _id: id, version },
    {
      $inc: { version: 1 },
      // One path cannot be set and pushed to in the same update.
      ...(rewrittenHistory === undefined
        ? { $set: fields, $push: { history: { $each: history }, outbox: { $each: envelopes } } }
        : {
            $set: { ...fields, history: [...rewrittenHistory, ...history] },
            $push: { outbox: { $each: envelopes } },
          }),
      ...(envelopes.length > 0 && { $min: { outboxPendingSince: commit.at } }),
    },
  );
  if (matchedCount === 0) {
    throw wasChanged(name);
  }
  tell(outbox, envelopes);
}

export async function removeAggregate(
  { model, name }: Pick<Writer, 'model' | 'name'>,
  { id, version }: Aggregate,
): Promise<void> {
  const { deletedCount } = await model.deleteOne({ _id: id, version });
  if (deletedCount === 0 && (await model.exists({ _id: id })) !== null) {
    throw wasChanged(name);
  }
}

export async function removeOnceTold(model: AggregateModel, { id, version }: Aggregate): Promise<boolean> {
  const found = await model.findById(id, { outboxPendingSince: 1 }).lean<{ outboxPendingSince?: Date }>();
  if (found === null || found.outboxPendingSince !== undefined) {
    return false;
  }
  // Only a save tells something new, and it raises the version.
  const { deletedCount } = await model.deleteOne({ _id: id, version });
  return deletedCount === 1;
}

function wasChanged(name: string): DomainError {
  return new DomainError('conflict', `${name}_was_changed`, `This ${name} has just been changed.`);
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
