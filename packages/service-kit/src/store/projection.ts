import { Schema } from 'mongoose';
import type { Connection, Model, PipelineStage } from 'mongoose';
import { unlessDuplicate } from './duplicate-key.ts';
import { mapPage } from './page.ts';
import type { Page } from './page.ts';
import { pageOf } from './page-of.ts';
import type { PageQuery } from './page-of.ts';
import { pageable } from './pageable.ts';
import { toDocumentFilter, toDocumentSort } from './query.ts';
import type { Filter, FindOptions, Index } from './query.ts';
import { readFields } from './read-fields.ts';
import { findOneRaw, findRaw } from './find-raw.ts';
import { updateRaw } from './update-raw.ts';

export type Projected<Fields> = Fields & { id: string; sourceVersion: number };

export type Projection<Fields extends object> = {
  /** Stores the snapshot unless the same or a newer version is already stored. Removes the fields whose value is undefined. */
  apply(id: string, sourceVersion: number, fields: Snapshot<Fields>): Promise<'applied' | 'older'>;
  /** Sets fields from another message of the same change, if exactly this version is stored. */
  amend(id: string, sourceVersion: number, fields: Partial<Fields>): Promise<void>;
  get(id: string): Promise<Projected<Fields> | null>;
  findOne(filter: Filter): Promise<Projected<Fields> | null>;
  find(filter: Filter, options?: FindOptions): Promise<Projected<Fields>[]>;
  /** Reads only the id and these fields, sorted by id. */
  fields<Field extends keyof Fields & string>(
    filter: Filter,
    fields: readonly Field[],
  ): Promise<(Pick<Fields, Field> & { id: string })[]>;
  page(query: PageQuery): Promise<Page<Projected<Fields>>>;
  aggregate<Row>(pipeline: PipelineStage[]): Promise<Row[]>;
};

/** A value for each field; an optional field can be undefined. */
type Snapshot<Fields> = {
  [Name in keyof Fields]: Fields[Name] | (undefined extends Fields[Name] ? undefined : never);
};

type ProjectionDocument = { _id: string; sourceVersion: number };

/** Creates a copy of another service's data in the collection `${name}Projection`. */
export function createProjection<Fields extends object>(
  connection: Connection,
  { name, indexes }: { name: string; indexes: readonly Index[] },
): Projection<Fields> {
  const model = projectionModel(connection, `${name}Projection`, indexes);

  async function findOne(filter: Filter): Promise<Projected<Fields> | null> {
    const document = await findOneRaw(model, toDocumentFilter(filter));
    return document === null ? null : toProjected<Fields>(document);
  }

  return {
    apply: (id, sourceVersion, fields) => applySnapshot(model, { _id: id, sourceVersion }, fields),
    async amend(id, sourceVersion, fields) {
      await updateRaw(model, { _id: id, sourceVersion }, { $set: fields });
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
    aggregate: (pipeline) => model.aggregate(pipeline),
  };
}

async function applySnapshot(
  model: Model<ProjectionDocument>,
  { _id, sourceVersion }: ProjectionDocument,
  fields: object,
): Promise<'applied' | 'older'> {
  const { kept = [], removed = [] } = Object.groupBy(Object.entries(fields), ([, value]) =>
    value === undefined ? 'removed' : 'kept',
  );
  const write = updateRaw(
    model,
    { _id, sourceVersion: { $lt: sourceVersion } },
    {
      $set: { ...Object.fromEntries(kept), sourceVersion },
      ...(removed.length > 0 && { $unset: Object.fromEntries(removed.map(([name]) => [name, ''])) }),
    },
    { upsert: true },
  );
  return (await unlessDuplicate(write)) ? 'applied' : 'older';
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
