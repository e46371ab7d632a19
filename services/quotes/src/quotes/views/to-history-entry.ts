import { notesOf } from '../domain/describe-fact.ts';
import type { QuoteHistoryEntry } from '../quote-history.ts';

/** The entry with its fact as a sentence. */
export function toHistoryEntry(entry: QuoteHistoryEntry) {
  const { id, status, actor, at } = entry;
  return { id, status, notes: notesOf(entry), createdAt: at.toISOString(), actor };
}
