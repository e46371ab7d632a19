import type { Envelope } from '@marquee/contracts/message';
import { Schema } from 'mongoose';
import type { Connection, Model, PipelineStage } from 'mongoose';
import { declareProjection } from './declared-projections.ts';
import { unlessDuplicate } from './duplicate-key.ts';
import { mapPage } from './page.ts';
import type { Page } from './page.ts';
import { pageOf } from './page-of.ts';
import type { PageQuery } from './page-of.ts';
import { pageable } from './pageable.ts';
import { toRow } from './projection-rows.ts';
import type { RowRule, Snapshot } from './projection-rows.ts';
import { toDocumentFilter, toDocumentSort } from './query.ts';
import type { Filter, FindOptions, Index, SortBy } from './query.ts';
import { countMatching } from './count-matching.ts';
import { readFields } from './read-fields.ts';
import { findOneRaw, findRaw } from './find-raw.ts';
import { rebuildableRows } from './rebuildable-rows.ts';
import type { ProjectionDocument } from './rebuildable-rows.ts';
import { unsetting, updateRaw } from './update-raw.ts';

export type Projected<Fields> = Fields & { id: string; sourceVersion: number };

export type Projection<Fields extends object> = {
  /** Stores the snapshot unless the same or a newer version is already stored. Removes the fields whose value is undefined. */
  apply(id: string, sourceVersion: number, fields: Snapshot<Fields>): Promise<'applied' | 'older'>;
  /** Applies the row that the message describes. 'none': the message describes a record without a row. */
  project: (envelope: Envelope) => Promise<'applied' | 'older' | 'none'>;
  /** Sets fields, or removes those that are undefined, if the row still matches `where`. Returns whether it does. */
  amend(id: string, where: Filter, fields: Partial<Snapshot<Fields>>): Promise<boolean>;
  get(id: string): Promise<Projected<Fields> | null>;
  findOne(filter: Filter): Promise<Projected<Fields> | null>;
  find(filter: Filter, options?: FindOptions): Promise<Projected<Fields>[]>;
  /** Reads only the id and these fields, sorted by id. */
  fields<Field extends keyof Fields & string>(
    filter: Filter,
    fields: readonly Field[],
  ): Promise<(Pick<Fields, Field> & { id: string })[]>;
  page(query: PageQuery): Promise<Page<Projected<Fields>>>;
  /** An index must serve the filter and this order (default: by id). */
  count(filter: Filter, sortBy?: SortBy): Promise<number>;
  aggregate<Row>(pipeline: PipelineStage[]): Promise<Row[]>;
};

type ProjectionOptions<Fields> = {
  name: string;
  /** Default: `${name}Projection`. */
  collection?: string;
  indexes: readonly Index[];
  rows: readonly RowRule<Fields>[];
  /** Whether a rebuild keeps the row although its source has no such record any more, as of a deleted account. */
  outlivesSource?: (row: Projected<Fields>) => boolean;
};

/** Creates a copy of another service's records. The messages of `rows` name the sources, from which the copy can be rebuilt. */
export function createProjection<Fields extends object>(
  connection: Connection,
  {
    name,
    collection = `${name}Projection`,
    indexes,
    rows,
    outlivesSource = () => false,
  }: ProjectionOptions<Fields>,
): Projection<Fields> {
  const model = projectionModel(connection, collection, indexes);
  declareProjection(
    connection,
    rebuildableRows(model, {
      name,
      rows,
      outlivesSource: (document) => outlivesSource(toProjected(document)),
    }),
  );

  async function findOne(filter: Filter): Promise<Projected<Fields> | null> {
    const document = await findOneRaw(model, toDocumentFilter(filter));
    return document === null ? null : toProjected<Fields>(document);
  }

  return {
    apply: (id, sourceVersion, fields) => applySnapshot(model, { _id: id, sourceVersion }, fields),
    async project(envelope) {
      const row = toRow(rows, envelope);
      return row === null
        ? 'none'
        : applySnapshot(model, { _id: row.id, sourceVersion: row.sourceVersion }, row.fields);
    },
    async amend(id, where, fields) {
      const { matchedCount } = await updateRaw(model, { ...where, _id: id }, toUpdate(fields));
      return matchedCount === 1;
    },
    get: (id) => findOne({ id }),
    findOne,
    async find(filter, { sortBy, limit = 0 } = {}) {
      const found = await findRaw(model, toDocumentFilter(filter), {
        sort: toDocumentSort(sortBy),
        limit,
      });
      return found.map((document) => toProjected<Fields>(document));
    },
    fields: (filter, fields) => readFields(model, filter, fields),
    page: async (query) =>
      mapPage(await pageOf(pageable(model, {}), query), (row) => toProjected<Fields>(row)),
    count: (filter, sortBy) => countMatching(model, filter, sortBy),
    aggregate: (pipeline) => model.aggregate(pipeline),
  };
}

async function applySnapshot(
  model: Model<ProjectionDocument>,
  { _id, sourceVersion }: ProjectionDocument,
  fields: object,
): Promise<'applied' | 'older'> {
  const write = updateRaw(
    model,
    { _id, sourceVersion: { $lt: sourceVersion } },
    toUpdate({ ...fields, sourceVersion }),
    { upsert: true },
  );
  return (await unlessDuplicate(write)) ? 'applied' : 'older';
}

/** Sets the fields; removes those whose value is undefined. */
function toUpdate(fields: object) {
  const { set = [], removed = [] } = Object.groupBy(Object.entries(fields), ([, value]) =>
    value === undefined ? 'removed' : 'set',
  );
  return {
    ...(set.length > 0 && { $set: Object.fromEntries(set) }),
    ...unsetting(removed.map(([name]) => name)),
  };
}

function projectionModel(
  connection: Connection,
  name: string,
  indexes: readonly Index[],
): Model<ProjectionDocument> {
  const schema = new Schema<ProjectionDocument>(
    { _id: String, sourceVersion: Number },
    { strict: false, strictQuery: false, versionKey: false, minimize: false },
  );
  for (const { fields, options } of indexes) {
    schema.index(fields, options);
  }
  return connection.model<ProjectionDocument>(name, schema, name);
}

function toProjected<Fields>(document: ProjectionDocument): Projected<Fields> {
  const { _id: id, ...fields } = document;
  // This projection has written the document from `Fields`.
  return { id, ...fields } as unknown as Projected<Fields>;
}
