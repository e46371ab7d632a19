import type { Envelope } from '@marquee/contracts/message';
import { DomainError } from '../domain-error.ts';
import { toEnvelope } from '../messaging/message.ts';
import type { Cause, Message } from '../messaging/message.ts';
import type { Aggregate, AggregateDocument, AggregateModel, StoredEntry } from './aggregate-document.ts';
import { isDuplicateKey } from './duplicate-key.ts';
import type { Claim, OutboxWriter } from './outbox.ts';
import { searchFieldsOf } from './search-fields.ts';
import type { SearchedTexts, SearchFields } from './search-fields.ts';
import type { Shapes } from './shapes.ts';
import { unsetting, updateRaw } from './update-raw.ts';
import type { WrittenShape } from './written-shape.ts';

/** History and messages that are stored together with the state, and the cause of the change. */
export type Commit<HistoryEntry> = {
  history?: readonly HistoryEntry[];
  /** Replaces the previous history if parts of that history must be deleted; `history` is appended. */
  rewrittenHistory?: readonly HistoryEntry[];
  messages?: readonly Message[];
  cause: Cause;
  at: Date;
};

type Writer = {
  model: AggregateModel;
  outbox: OutboxWriter;
  name: string;
  shapes: Shapes;
  shape: Pick<WrittenShape, 'written'>;
  textsOf?: SearchedTexts | undefined;
};

export async function insertAggregate(
  { model, outbox, shapes, shape: { written }, textsOf }: Writer,
  state: Aggregate,
  commit: Commit<unknown>,
): Promise<'inserted' | 'exists' | 'taken'> {
  const { id, ...stored } = state;
  const shape = written();
  const envelopes = envelopesOf({ id, version: 1 }, commit);
  const claim = envelopes.length > 0 ? outbox.claim(id) : null;
  const document: AggregateDocument = {
    _id: id,
    ...shapes.toFields(stored, shape).fields,
    ...searched(state, textsOf),
    version: 1,
    shape,
    history: entriesIn(shapes, shape, commit.history),
    outbox: envelopes,
    outboxLeases: 0,
    ...(envelopes.length > 0 && { outboxPendingSince: commit.at }),
    ...(claim !== null && { outboxLeasedUntil: claim.until }),
  };
  try {
    await model.insertMany([document], { lean: true });
  } catch (error) {
    if (isDuplicateKey(error)) {
      return (await model.exists({ _id: id })) === null ? 'taken' : 'exists';
    }
    throw error;
  }
  notifyOutbox({ outbox, claim }, { id, version: 1, envelopes, at: commit.at });
  return 'inserted';
}

export async function saveAggregate(
  { model, outbox, name, shapes, shape: { written }, textsOf }: Writer,
  state: Aggregate,
  commit: Commit<unknown>,
): Promise<void> {
  const { id, version, ...stored } = state;
  const shape = written();
  const { fields, removed } = shapes.toFields(stored, shape);
  const saved = { id, version: version + 1, at: commit.at };
  const envelopes = envelopesOf(saved, commit);
  const update = updateOf({
    set: { ...fields, ...searched(state, textsOf), shape },
    removed,
    history: entriesIn(shapes, shape, commit.history),
    rewrittenHistory: commit.rewrittenHistory && entriesIn(shapes, shape, commit.rewrittenHistory),
    envelopes,
    at: commit.at,
  });
  const claim = envelopes.length > 0 ? outbox.claim(id) : null;
  // Leases the document only if no earlier message is pending, because another relay may be publishing earlier messages, which the new
  // ones must not overtake.
  if (claim !== null && (await saveLeased(claim, { model, id, version, update }))) {
    notifyOutbox({ outbox, claim }, { ...saved, envelopes });
    return;
  }
  const { matchedCount } = await updateRaw(model, { _id: id, version }, update);
  if (matchedCount === 0) {
    throw conflictError(name);
  }
  notifyOutbox({ outbox, claim: null }, { ...saved, envelopes });
}

function searched(state: Aggregate, textsOf?: SearchedTexts): SearchFields {
  return textsOf === undefined ? {} : searchFieldsOf(state, textsOf);
}

type Save = { model: AggregateModel; id: string; version: number; update: ReturnType<typeof updateOf> };

/** Saves and leases only if no message is pending; returns whether it saved. */
async function saveLeased({ until }: Claim, { model, id, version, update }: Save): Promise<boolean> {
  const { matchedCount } = await updateRaw(
    model,
    { _id: id, version, outboxPendingSince: null },
    { ...update, $set: { ...update.$set, outboxLeasedUntil: until } },
  );
  return matchedCount === 1;
}

/** The entries as this shape stores them. */
function entriesIn(
  { toStoredEntries }: Shapes,
  shape: number,
  entries: readonly unknown[] = [],
): StoredEntry[] {
  // By its type, a history consists of objects.
  return toStoredEntries(entries as readonly StoredEntry[], shape);
}

type Update = {
  set: object;
  /** Names of fields that the document may have in another shape. */
  removed: readonly string[];
  history: readonly StoredEntry[];
  rewrittenHistory: readonly StoredEntry[] | undefined;
  envelopes: readonly Envelope[];
  at: Date;
};

function updateOf({ set, removed, history, rewrittenHistory, envelopes, at }: Update) {
  return {
    $inc: { version: 1 },
    // MongoDB cannot set and push to one path in the same update.
    ...(rewrittenHistory === undefined
      ? { $set: set, $push: { history: { $each: history }, outbox: { $each: envelopes } } }
      : {
          $set: { ...set, history: [...rewrittenHistory, ...history] },
          $push: { outbox: { $each: envelopes } },
        }),
    ...unsetting(removed),
    ...(envelopes.length > 0 && { $min: { outboxPendingSince: at } }),
  };
}

export async function removeAggregate(
  { model, name }: Pick<Writer, 'model' | 'name'>,
  { id, version }: Aggregate,
): Promise<void> {
  const { deletedCount } = await model.deleteOne({ _id: id, version });
  if (deletedCount === 0 && (await model.exists({ _id: id })) !== null) {
    throw conflictError(name);
  }
}

export async function removeOncePublished(
  model: AggregateModel,
  { id, version }: Aggregate,
): Promise<boolean> {
  const found = await model.findById(id, { outboxPendingSince: 1 }).lean<{ outboxPendingSince?: Date }>();
  if (found === null || found.outboxPendingSince !== undefined) {
    return false;
  }
  // The version shows that no messages were added since the read, because only a save adds messages.
  const { deletedCount } = await model.deleteOne({ _id: id, version });
  return deletedCount === 1;
}

function conflictError(name: string): DomainError {
  return new DomainError('conflict', `${name}_was_changed`, `This ${name} has just been changed.`);
}

type CommittedMessages = { id: string; version: number; envelopes: Envelope[]; at: Date };

function notifyOutbox(
  { outbox, claim }: { outbox: OutboxWriter; claim: Claim | null },
  { at, ...committed }: CommittedMessages,
): void {
  if (claim !== null) {
    claim.onLeased({ ...committed, pendingSince: at, leasedUntil: claim.until });
  } else if (committed.envelopes.length > 0) {
    outbox.wake();
  }
}

function envelopesOf({ id, version }: Aggregate, { messages = [], cause, at }: Commit<unknown>): Envelope[] {
  return messages.map((message) =>
    toEnvelope(message, { aggregateId: id, aggregateVersion: version, cause, at }),
  );
}
