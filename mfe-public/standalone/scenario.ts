import { getPublicQuote } from '@marquee/contracts/client-quote-operations';
import type { PublicQuote } from '@marquee/contracts/quotes';
import { rowOf } from '@marquee/api-mocks/rows';
import { scenesOf } from '@marquee/api-mocks/scene';
import type { Scenario } from '@marquee/api-mocks/scene';
import { createInitialQuotes } from './create-initial-quotes.ts';

type PublicState = { quotes: PublicQuote[] };

/** Quotes at four stages: waiting for the client, accepted, expired, and being revised. */
export const scenario: Scenario<PublicState> = {
  people: [{ id: 'nobody', label: 'Anyone with the address', user: () => null }],
  createInitialState: (now) => ({ quotes: createInitialQuotes(now) }),
  scenes: [
    scenesOf<PublicState>().read(getPublicQuote, ({ state, params }) => rowOf(state.quotes, params.id)),
  ],
};
