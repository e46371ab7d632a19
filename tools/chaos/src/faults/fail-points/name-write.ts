/** The part of an update from which its purpose can be derived. */
export type Update = {
  $set?: Record<string, unknown> & { history?: History };
  $push?: { history?: { $each: History } };
  $pull?: unknown;
  $inc?: Record<string, unknown>;
};

type History = readonly HistoryEntry[];
type HistoryEntry = { type: string };

/** Names the purpose of an update, derived from the fields that it changes. */
export function nameWrite(collection: string, { $set = {}, $push, $pull, $inc = {} }: Update): string {
  if ('sourceVersion' in $set) {
    return `upsert ${collection}`;
  }
  if ($push?.history !== undefined) {
    return `save ${collection}${stepOf($push.history.$each.at(-1))}`;
  }
  // Erasing an account rewrites the history without personal data.
  if ($set.history !== undefined) {
    return `rewrite ${collection}${stepOf($set.history.at(-1))}`;
  }
  if ($pull !== undefined) {
    // After a failed publication, the document keeps its lease for a while.
    return `${'outboxLeasedUntil' in $set ? 'reschedule' : 'settle'} ${collection}`;
  }
  if ('outboxLeasedUntil' in $set) {
    return `lease ${collection}`;
  }
  if ('answer' in $set) {
    return `finish ${collection}`;
  }
  if ('sentAt' in $set) {
    return `mark ${collection} as sent`;
  }
  return 'attempts' in $inc ? `claim ${collection}` : `update ${collection}`;
}

function stepOf(last: HistoryEntry | undefined): string {
  return last === undefined ? '' : ` as ${last.type}`;
}
