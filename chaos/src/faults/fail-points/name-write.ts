/** What an update of a document is for, told by what it changes. */
export type Update = {
  $set?: Record<string, unknown>;
  $push?: { history?: { $each: readonly HistoryEntry[] } };
  $pull?: unknown;
  $inc?: Record<string, unknown>;
};

type HistoryEntry = { type?: string; status?: string };

export function nameWrite(collection: string, { $set = {}, $push, $pull, $inc = {} }: Update): string {
  if ('sourceVersion' in $set) {
    return `keep ${collection}`;
  }
  if ($push?.history !== undefined) {
    const last = $push.history.$each.at(-1);
    return `save ${collection} as ${last?.type ?? last?.status ?? 'before'}`;
  }
  if ('outboxLeasedUntil' in $set) {
    return `lease ${collection}`;
  }
  if ($pull !== undefined) {
    return `settle ${collection}`;
  }
  if ('answer' in $set) {
    return `finish ${collection}`;
  }
  if ('sentAt' in $set) {
    return `mark ${collection} as sent`;
  }
  return 'attempts' in $inc ? `claim ${collection}` : `update ${collection}`;
}
