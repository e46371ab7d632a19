import { foldForSearch, toSearchPattern, toSearchText } from '@marquee/contracts/search-text';
import type { Aggregate, AggregateDocument, AggregateModel } from './aggregate-document.ts';
import { stateOnly, toState } from './aggregate-document.ts';
import type { Filter } from './query.ts';
import { readPlainly } from './read-plainly.ts';

/** The texts of an aggregate that a search looks through. */
export type SearchedTexts = (state: Aggregate) => readonly string[];

export type SearchFields = Pick<AggregateDocument, 'searchText' | 'searchShape'>;

/** Raise it when texts are folded in another way, and let the backfill find the documents of the shape before. */
const searchShape = 1;

/** Finds the documents that the backfill has to fill. */
export const searchIndex = { searchShape: 1 } as const;

/** Stored beside the state by every write. */
export function searchFieldsOf(state: Aggregate, textsOf: SearchedTexts): SearchFields {
  return { searchText: toSearchText(textsOf(state)), searchShape };
}

/** Documents in whose texts `search` stands, folded; every document where nothing of it is left. What was typed is text, never a pattern. */
export function searchFilter(search: string): Filter {
  const part = toSearchPattern(foldForSearch(search));
  return part === '' ? {} : { searchText: { $regex: part } };
}

const batchSize = 200;

/**
 * Fills the search fields of documents that an earlier release wrote. A document says itself whether it is filled, so an interrupted
 * backfill goes on where it was. A document that changes meanwhile is read again.
 */
export async function fillSearchFields(model: AggregateModel, textsOf: SearchedTexts): Promise<void> {
  for (;;) {
    const reading = { projection: stateOnly, limit: batchSize };
    const unfilled = await readPlainly<AggregateDocument>(model, { searchShape: null }, reading);
    if (unfilled.length === 0) {
      return;
    }
    await model.collection.bulkWrite(
      unfilled.map((document) => ({
        updateOne: {
          // A document's `_id` is a text, which the driver's own type for collections does not know.
          filter: { _id: document._id as never, version: document.version, searchShape: null },
          update: { $set: searchFieldsOf(toState(document), textsOf) },
        },
      })),
      { ordered: false },
    );
  }
}
