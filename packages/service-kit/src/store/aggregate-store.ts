import type { Connection, PipelineStage } from 'mongoose';
import { DomainError } from '../domain-error.ts';
import { aggregateModel, stateOnly } from './aggregate-document.ts';
import type { Aggregate, AggregateDocument } from './aggregate-document.ts';
import { insertAggregate, removeAggregate, removeOncePublished, saveAggregate } from './aggregate-writes.ts';
import type { Commit } from './aggregate-writes.ts';
import { countMatching } from './count-matching.ts';
import { createOutbox } from './outbox.ts';
import type { Outbox } from './outbox.ts';
import type { JoinedState } from './joined-state.ts';
import { createMigration } from './migrate-documents.ts';
import type { StoredShape } from './migrate-documents.ts';
import { mapPage } from './page.ts';
import type { Page } from './page.ts';
import { pageOf } from './page-of.ts';
import type { PageQuery } from './page-of.ts';
import { pageable } from './pageable.ts';
import { toDocumentFilter, toDocumentSort } from './query.ts';
import type { Filter, FindOptions, Index, SortBy } from './query.ts';
import { createReadableDocuments } from './readable-documents.ts';
import type { OnSkipped } from './readable-documents.ts';
import { readFields } from './read-fields.ts';
import { fillSearchFields, searchIndex } from './search-fields.ts';
import { createShapes } from './shapes.ts';
import type { ShapeChange } from './shapes.ts';
import { unreadableRecord } from './unreadable-record.ts';
import { createWrittenShape } from './written-shape.ts';
import { findOneRaw, findRaw } from './find-raw.ts';

export type AggregateStore<State extends Aggregate, HistoryEntry = never> = {
  outbox: Outbox;
  shape: StoredShape;
  /** Reports each record that `find`, `stream` or `init` leaves out because this release cannot read it. */
  onSkipped: (listener: OnSkipped) => void;
  /** Fills the search fields of documents that an earlier release wrote. */
  init: () => Promise<void>;
  /**
   * Throws 'not-found' if there is no such record, or if a field of `owned` differs, so that other owners' records stay hidden. Throws
   * `UnreadableRecord` if this release cannot read the record, as do all reads of one record.
   */
  get: (id: string, owned?: Partial<State>) => Promise<State>;
  findOne: (filter: Filter) => Promise<State | null>;
  find: (filter: Filter, options?: FindOptions) => Promise<State[]>;
  /** Reads only the id and these fields, sorted by id. Throws for a field that several shapes store differently. */
  fields: <Field extends keyof State & string>(
    filter: Filter,
    fields: readonly Field[],
  ) => Promise<(Pick<State, Field> & { id: string })[]>;
  /** Yields the matching states lazily, for any number of documents. */
  stream: (filter: Filter, sortBy?: SortBy) => AsyncIterable<State>;
  /** Yields the ids of all matching documents lazily, also of those that cannot be read. */
  ids: (filter: Filter) => AsyncIterable<string>;
  page: (query: PageQuery) => Promise<Page<State>>;
  /** Also counts documents that cannot be read. An index must serve the filter and this order (default: by id). */
  count: (filter: Filter, sortBy?: SortBy) => Promise<number>;
  /** Returns the state that `joinStates` has joined; null if there is none. */
  fromJoined: (joined: JoinedState) => State | null;
  history: (id: string) => Promise<HistoryEntry[]>;
  aggregate: <Row>(pipeline: PipelineStage[]) => Promise<Row[]>;
  /** 'exists': the id already exists. 'taken': another unique index rejected the document. */
  insert: (state: State, commit: Commit<HistoryEntry>) => Promise<'inserted' | 'exists' | 'taken'>;
  /**
   * Writes state, history and messages in one operation. Returns the state with its next version. Throws a conflict if the version has
   * changed since the state was read.
   */
  save: (state: State, commit: Commit<HistoryEntry>) => Promise<State>;
  /** Deletes the document with its history and unpublished messages, if it exists. Throws a conflict if its version has changed. */
  remove: (state: State) => Promise<void>;
  /** Deletes this version only if the bus has confirmed all its messages. Returns whether the document was deleted. */
  removeOncePublished: (state: State) => Promise<boolean>;
};

type AggregateStoreOptions<State> = {
  name: string;
  indexes: readonly Index[];
  /** Returns the searchable texts. Every write stores them folded; `init` fills them in documents of an earlier release. */
  searched?: (state: State) => readonly string[];
  /** The changes of the stored shape, oldest first. */
  shapes?: readonly ShapeChange[];
};

/** Stores aggregates called `name` in the collection with the plural name: `invoices`, `billingAddresses`. */
export function createAggregateStore<State extends Aggregate, HistoryEntry = never>(
  connection: Connection,
  { name, indexes, searched, shapes: changes = [] }: AggregateStoreOptions<State>,
): AggregateStore<State, HistoryEntry> {
  const textsOf = searched && ((state: Aggregate) => searched(state as State));
  const model = aggregateModel(connection, name, textsOf ? [...indexes, { fields: searchIndex }] : indexes);
  const outbox = createOutbox(name, model);
  const shapes = createShapes(changes);
  const shape = createWrittenShape(connection, { name, shapes });
  const readable = createReadableDocuments(read);
  const writer = { model, outbox, name, shapes, shape, textsOf };

  function read(document: AggregateDocument): State {
    shape.noteRead(document.shape ?? 1);
    try {
      // This store, or that of an earlier release, has written every document of the collection from a `State`.
      return shapes.toState(document) as State;
    } catch (error) {
      throw unreadableRecord(name, document._id, error);
    }
  }

  async function findOne(filter: Filter): Promise<State | null> {
    const document = await findOneRaw(model, toDocumentFilter(filter), { projection: stateOnly });
    return document === null ? null : read(document);
  }

  return {
    outbox,
    shape: { ...shape, ...createMigration({ model, shapes, shape }) },
    onSkipped: readable.onSkipped,
    async init() {
      await shape.refresh();
      if (textsOf !== undefined) {
        await fillSearchFields(model, (document) => readable.stateOf(document).map(textsOf)[0]);
      }
    },
    findOne,
    async get(id, owned = {}) {
      // Compares the owner here, because a database with a simple planner uses the index only for a filter by `_id` alone.
      const state = await findOne({ id });
      if (state === null || !isOwned(state, owned)) {
        throw new DomainError('not-found', `${name}_not_found`, `${capitalized(name)} not found`);
      }
      return state;
    },
    async find(filter, { sortBy, limit = 0 } = {}) {
      const reading = { projection: stateOnly, sort: toDocumentSort(sortBy) };
      return readable.upTo(limit, (max) =>
        findRaw(model, toDocumentFilter(filter), { ...reading, limit: max }),
      );
    },
    fields(filter, fields) {
      shapes.requireUnchanged(fields);
      return readFields(model, filter, fields);
    },
    async *stream(filter, sortBy) {
      const query = model.find(toDocumentFilter(filter), stateOnly).sort(toDocumentSort(sortBy));
      for await (const document of query.lean<AggregateDocument>().cursor()) {
        yield* readable.stateOf(document);
      }
    },
    async *ids(filter) {
      const query = model.find(toDocumentFilter(filter), { _id: 1 }).sort({ _id: 1 });
      for await (const { _id } of query.lean<AggregateDocument>().cursor()) {
        yield _id;
      }
    },
    page: async (query) => mapPage(await pageOf(pageable(model, stateOnly), query), read),
    count: (filter, sortBy) => countMatching(model, filter, sortBy),
    fromJoined: ([document]) => (document === undefined ? null : read(document)),
    async history(id) {
      const document = await model.findById(id, { history: 1 }).lean<AggregateDocument>();
      try {
        // Only `insert` and `save`, of this release or an earlier one, write entries, from `HistoryEntry` values.
        return (document?.history ?? []).map(shapes.toEntry) as HistoryEntry[];
      } catch (error) {
        throw unreadableRecord(name, id, error);
      }
    },
    aggregate: (pipeline) => model.aggregate(pipeline),
    insert: (state, commit) => insertAggregate(writer, state, commit),
    async save(state, commit) {
      await saveAggregate(writer, state, commit);
      return { ...state, version: state.version + 1 };
    },
    remove: (state) => removeAggregate({ model, name }, state),
    removeOncePublished: (state) => removeOncePublished(model, state),
  };
}

function isOwned<State extends Aggregate>(state: State, owned: Partial<State>): boolean {
  return (Object.keys(owned) as (keyof State)[]).every((field) => state[field] === owned[field]);
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
