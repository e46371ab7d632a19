import type { Model } from 'mongoose';
import type { DeclaredProjection, IdRange } from './declared-projections.ts';
import { unlessDuplicate } from './duplicate-key.ts';
import { findOneRaw, findRaw } from './find-raw.ts';
import { toRow } from './projection-rows.ts';
import type { Row, RowRule } from './projection-rows.ts';

export type ProjectionDocument = { _id: string; sourceVersion: number };

type RebuildableRows<Fields> = {
  name: string;
  rows: readonly RowRule<Fields>[];
  outlivesSource: (document: ProjectionDocument) => boolean;
};

/** The most rows that one step examines. */
const batchSize = 200;

/** The rows of a projection as its rebuild reads and writes them. */
export function rebuildableRows<Fields extends object>(
  model: Model<ProjectionDocument>,
  { name, rows, outlivesSource }: RebuildableRows<Fields>,
): DeclaredProjection {
  return {
    name,
    collection: model.collection.name,
    messages: rows.flatMap(({ messages }) => messages),
    count: () => model.estimatedDocumentCount(),
    async restore(envelope, suspect) {
      const row = toRow(rows, envelope);
      if (row === null) {
        return null;
      }
      const { id, sourceVersion } = row;
      const isReplaced = await replaceRow(model, row, { $lte: sourceVersion });
      if (isReplaced || suspect === undefined) {
        return { id, isNewer: !isReplaced };
      }
      const stored = await findOneRaw(model, { _id: id });
      const isFinal = stored !== null && outlivesSource(stored);
      return { id, isNewer: isFinal || !(await replaceRow(model, row, suspect.version)) };
    },
    async findSuspects(range, known) {
      const sort = { _id: 1 } as const;
      const read = await findRaw(model, rangeFilter(range, known), { sort, limit: batchSize });
      return {
        rows: read.map(({ _id: id, sourceVersion: version }) => ({ id, version })),
        cut: read.length < batchSize ? null : (read.at(-1)?._id ?? null),
      };
    },
    async remove(orphans) {
      const versions = new Map(orphans.map(({ id, version }) => [id, version]));
      const stored = await findRaw(model, { _id: { $in: [...versions.keys()] } });
      const removals = stored
        .filter((row) => row.sourceVersion === versions.get(row._id) && !outlivesSource(row))
        .map(({ _id, sourceVersion }) => model.collection.deleteOne({ _id, sourceVersion } as object));
      const outcomes = await Promise.all(removals);
      return outcomes.reduce((sum, { deletedCount }) => sum + deletedCount, 0);
    },
  };
}

/**
 * Replaces the whole document, so that a field which the source does not know disappears. Returns false if a stored row has another version
 * than `replaceable`.
 */
async function replaceRow<Fields extends object>(
  model: Model<ProjectionDocument>,
  { id, sourceVersion, fields, kept }: Required<Row<Fields>>,
  replaceable: number | { $lte: number },
): Promise<boolean> {
  const stored = kept.length === 0 ? null : await findOneRaw(model, { _id: id });
  const replacement = { ...fields, ...pick(stored, kept), sourceVersion };
  return unlessDuplicate(
    model.collection.replaceOne({ _id: id, sourceVersion: replaceable } as object, replacement, {
      upsert: true,
      ignoreUndefined: true,
    }),
  );
}

function pick(stored: object | null, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(stored ?? {}).filter(([name]) => names.includes(name)));
}

/** Ids are texts, so `$gt: ''` matches all of them. */
function rangeFilter({ after, upTo }: IdRange, known: readonly string[]) {
  return { _id: { $gt: after ?? '', ...(upTo !== null && { $lte: upTo }), $nin: known } };
}
