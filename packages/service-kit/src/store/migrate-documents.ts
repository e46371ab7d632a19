import { stateOnly } from './aggregate-document.ts';
import type { Aggregate, AggregateDocument, AggregateModel, StoredEntry } from './aggregate-document.ts';
import { findRaw } from './find-raw.ts';
import type { Shapes } from './shapes.ts';
import { unsetting } from './update-raw.ts';
import type { WrittenShape } from './written-shape.ts';

/** A document that this release cannot read, so a migration leaves it as it is. */
export type UnreadableDocument = { id: string; reason: string };

/** `documents`: the number of documents by the oldest shape that their state or an entry of their history is stored in. */
export type Survey = { documents: ReadonlyMap<number, number>; unreadable: readonly UnreadableDocument[] };

/** The result of one write, or of reading documents that need none. */
export type MigrationStep = { rewritten: number; unreadable: readonly UnreadableDocument[] };

export type Migration = {
  /** Reads every document. */
  survey: () => Promise<Survey>;
  /**
   * Rewrites the documents of earlier shapes in the written shape, batch by batch, and yields after each write. It can end after any write
   * and start again. A document that a service changes meanwhile is read again, so that no change is lost. Versions stay the same, and no
   * message is published.
   */
  migrate: (options?: { batchSize?: number }) => AsyncGenerator<MigrationStep>;
};

/** The kind of aggregate as operators and `npm run migrate` see it. */
export type StoredShape = WrittenShape & Migration;

type Parts = { model: AggregateModel; shapes: Shapes; shape: WrittenShape };

/** State and history, as stored. */
type Stored = Pick<AggregateDocument, '_id' | 'version' | 'shape'> &
  Partial<Pick<AggregateDocument, 'history'>>;

const defaultBatchSize = 100;

export function createMigration({ model, shapes, shape }: Parts): Migration {
  return {
    async survey() {
      const documents = new Map<number, number>();
      const unreadable: UnreadableDocument[] = [];
      for await (const batch of batchesOf(model, defaultBatchSize)) {
        for (const oldest of batch.map(oldestShapeIn)) {
          documents.set(oldest, (documents.get(oldest) ?? 0) + 1);
        }
        unreadable.push(...readEach(shapes, batch).unreadable);
      }
      return { documents, unreadable };
    },
    async *migrate({ batchSize = defaultBatchSize } = {}) {
      await shape.refresh();
      const target = shape.written();
      if (target > 1) {
        for await (const batch of batchesOf(model, batchSize)) {
          yield* rewrite({ model, shapes, target }, batch);
        }
      }
    },
  };
}

type Rewriting = { model: AggregateModel; shapes: Shapes; target: number };

/** Repeats until no document of the batch has an earlier shape, because a service may save one of them between the read and the write. */
async function* rewrite(
  { model, shapes, target }: Rewriting,
  batch: readonly Stored[],
): AsyncGenerator<MigrationStep> {
  const { contents, unreadable } = readEach(shapes, batch);
  const earlier = contents.filter(({ document }) => oldestShapeIn(document) < target);
  const updates = earlier.map((content) => updateOf(content, { shapes, target }));
  const rewritten = updates.length === 0 ? 0 : await write(model, updates);
  yield { rewritten, unreadable };
  if (rewritten < updates.length) {
    const ids = earlier.map(({ document }) => document._id);
    yield* rewrite({ model, shapes, target }, await read(model, { _id: { $in: ids } }, 0));
  }
}

type Update = ReturnType<typeof updateOf>;

async function write(model: AggregateModel, updates: readonly Update[]): Promise<number> {
  const { matchedCount } = await model.collection.bulkWrite(
    updates.map(({ filter, update }) => ({ updateOne: { filter, update } })),
    { ordered: false, ignoreUndefined: true },
  );
  return matchedCount;
}

type Content = { document: Stored; aggregate: Aggregate; history: readonly StoredEntry[] };

/** The condition on version and shape makes a concurrent save or another migration win. */
function updateOf(
  { document: { shape }, aggregate: { id, version, ...state }, history }: Content,
  { shapes, target }: Pick<Rewriting, 'shapes' | 'target'>,
) {
  const { fields, removed } = shapes.toFields(state, target);
  return {
    // `_id` is a string, but the type of the driver's collection expects an ObjectId.
    filter: { _id: id as never, version, shape: shape ?? null },
    update: {
      $set: { ...fields, shape: target, history: shapes.toStoredEntries(history, target) },
      ...unsetting(removed),
    },
  };
}

function readEach(shapes: Shapes, documents: readonly Stored[]) {
  const contents: Content[] = [];
  const unreadable: UnreadableDocument[] = [];
  for (const document of documents) {
    try {
      contents.push(contentOf(shapes, document));
    } catch (error) {
      unreadable.push({ id: document._id, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { contents, unreadable };
}

function contentOf(shapes: Shapes, document: Stored): Content {
  const { history = [], ...stored } = document;
  return { document, aggregate: shapes.toState(stored), history: history.map(shapes.toEntry) };
}

function oldestShapeIn({ shape = 1, history = [] }: Stored): number {
  return Math.min(shape, ...history.map((entry) => Number(entry.shape ?? 1)));
}

/** Yields every document in the order of the ids, so that an inserted or rewritten document moves no other one. */
async function* batchesOf(model: AggregateModel, size: number): AsyncGenerator<Stored[]> {
  let batch = await read(model, {}, size);
  for (let last = batch.at(-1); last !== undefined; last = batch.at(-1)) {
    yield batch;
    batch = await read(model, { _id: { $gt: last._id } }, size);
  }
}

const withHistory = Object.fromEntries(Object.entries(stateOnly).filter(([field]) => field !== 'history'));

function read(model: AggregateModel, filter: Record<string, unknown>, limit: number): Promise<Stored[]> {
  return findRaw<Stored>(model as never, filter, { projection: withHistory, sort: { _id: 1 }, limit });
}
