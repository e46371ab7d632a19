import { changeOfEntries } from '@marquee/service-kit/store/history-entry';
import type { StoredEntry } from '@marquee/service-kit/store/aggregate-document';
import { notesOf } from './domain/describe-fact.ts';
import { parseNotes } from './domain/parse-notes.ts';
import type { QuoteHistoryEntry, RecordedEntry } from './quote-history.ts';

/** An entry as shapes 1 and 2 store it. `fact`: present if a release that knows facts wrote the entry. */
type EarlierEntry = Pick<QuoteHistoryEntry, 'id' | 'status' | 'actor'> & {
  notes: string;
  createdAt: Date;
  fact?: RecordedEntry;
};

/** Shape 3 stores the facts of the history. Earlier shapes store a sentence, and since this release the fact beside it. */
export const factsInsteadOfTexts = changeOfEntries({
  // Only quotes of this service, of this release or an earlier one, have entries.
  up: (stored) => toEntry(stored as EarlierEntry),
  down: (entry) => toEarlierEntry(entry as QuoteHistoryEntry),
});

function toEntry({ id, status, notes, createdAt, actor, fact }: EarlierEntry): StoredEntry {
  // The previous release erases names in the sentence only, so a fact that words it differently is out of date.
  const recorded =
    fact !== undefined && notesOf(fact) === notes
      ? fact
      : { ...parseNotes(notes), version: Number.parseInt(id, 10), actor, at: createdAt };
  return { id, status, ...recorded };
}

function toEarlierEntry({ id, status, ...fact }: QuoteHistoryEntry): EarlierEntry {
  return { id, status, notes: notesOf(fact), createdAt: fact.at, actor: fact.actor, fact };
}
