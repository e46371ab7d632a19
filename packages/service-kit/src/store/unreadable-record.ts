const name = 'UnreadableRecord';

/** A stored record that this release cannot read: a later release has written it, or the conversion of an earlier shape fails. */
export type UnreadableRecord = Error & { recordId: string };

export function unreadableRecord(aggregate: string, recordId: string, cause: unknown): UnreadableRecord {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const error = new Error(`the ${aggregate} ${recordId} cannot be read: ${reason}`, { cause });
  return Object.assign(error, { name, recordId });
}

export function isUnreadableRecord(error: unknown): error is UnreadableRecord {
  return error instanceof Error && error.name === name;
}
