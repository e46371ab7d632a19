import { foldForSearch, toSearchPattern, toSearchText } from '@marquee/contracts/search-text';
import type { Aggregate, AggregateDocument, AggregateModel } from './aggregate-document.ts';
import { stateOnly } from './aggregate-document.ts';
import type { Filter } from './query.ts';
import { findRaw } from './find-raw.ts';

/** Returns the texts of an aggregate that a search looks through. */
export type SearchedTexts = (state: Aggregate) => readonly string[];

export type SearchFields = Pick<AggregateDocument, 'searchText' | 'searchShape'>;

/** The version of the folding rules. The backfill fills only documents without a version. */
const searchShape = 1;

/** Index by which the backfill finds documents to fill. */
export const searchIndex = { searchShape: 1 } as const;

/** Returns the search fields that every write stores with the state. */
export function searchFieldsOf(state: Aggregate, textsOf: SearchedTexts): SearchFields {
  return toSearchFields(textsOf(state));
}

function toSearchFields(texts: readonly string[]): SearchFields {
  return { searchText: toSearchText(texts), searchShape };
}

/**
 * Matches documents whose folded texts contain the folded `search`, and every document if folding leaves no characters. The search is
 * literal text, never a pattern.
 */
export function searchFilter(search: string): Filter {
  const part = toSearchPattern(foldForSearch(search));
  return part === '' ? {} : { searchText: { $regex: part } };
}

const batchSize = 200;

/**
 * Fills the search fields of documents that an earlier release wrote. `searchShape` records which documents are filled, so an interrupted
 * backfill continues where it stopped. A document that changes meanwhile is read again. `searchTextsOf` returns undefined for a document
 * that cannot be read, which is left as it is.
 */
export async function fillSearchFields(
  model: AggregateModel,
  searchTextsOf: (document: AggregateDocument) => readonly string[] | undefined,
): Promise<void> {
  const left = new Set<string>();
  for (;;) {
    // The query also returns the documents that are left, so its limit includes them.
    const reading = { projection: stateOnly, limit: batchSize + left.size };
    const found = await findRaw<AggregateDocument>(model, { searchShape: null }, reading);
    const unfilled = found.filter(({ _id }) => !left.has(_id));
    if (unfilled.length === 0) {
      return;
    }
    const updates = unfilled.flatMap((document) => {
      const texts = searchTextsOf(document);
      if (texts === undefined) {
        left.add(document._id);
        return [];
      }
      return [fillingUpdate(document, texts)];
    });
    if (updates.length > 0) {
      await model.collection.bulkWrite(updates, { ordered: false });
    }
  }
}

function fillingUpdate({ _id, version }: AggregateDocument, texts: readonly string[]) {
  // `_id` is a string, but the type of the driver's collection expects an ObjectId.
  const filter = { _id: _id as never, version, searchShape: null };
  return { updateOne: { filter, update: { $set: toSearchFields(texts) } } };
}
