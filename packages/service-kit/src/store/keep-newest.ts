import type { Model, QueryFilter } from 'mongoose';

type Owned = { _id: string; accountId: string };

type Kept<Stored> = {
  keep: number;
  /** Documents with the lowest rank are deleted first. */
  rank: (stored: Stored) => number;
};

/** Deletes documents of an account until `keep` remain, but never `newest`. Returns the number of deleted documents. */
export async function keepNewest<Stored extends Owned>(
  model: Model<Stored>,
  newest: { id: string; accountId: string },
  { keep, rank }: Kept<Stored>,
): Promise<number> {
  const owned = (await model.find({ accountId: newest.accountId } as QueryFilter<Stored>).lean()) as Stored[];
  const others = owned.filter(({ _id }) => _id !== newest.id);
  const beyond = others.toSorted((one, other) => rank(other) - rank(one)).slice(keep - 1);
  if (beyond.length === 0) {
    return 0;
  }
  const ids = beyond.map(({ _id }) => _id);
  const { deletedCount } = await model.deleteMany({ _id: { $in: ids } } as QueryFilter<Stored>);
  return deletedCount;
}
