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
 * backfill continues where it stopped. A document that changes meanwhile is read again.
 */
export async function fillSearchFields(
  model: AggregateModel,
  searchTextsOf: (document: AggregateDocument) => readonly string[],
): Promise<void> {
  for (;;) {
    const reading = { projection: stateOnly, limit: batchSize };
    const unfilled = await findRaw<AggregateDocument>(model, { searchShape: null }, reading);
    if (unfilled.length === 0) {
      return;
    }
    await model.collection.bulkWrite(
      unfilled.map((document) => ({
        updateOne: {
          // `_id` is a string, but the type of the driver's collection expects an ObjectId.
          filter: { _id: document._id as never, version: document.version, searchShape: null },
          update: { $set: toSearchFields(searchTextsOf(document)) },
        },
      })),
      { ordered: false },
    );
  }
}
