import type { PublicQuote } from '@marquee/contracts/quotes';
import type { Scenario } from '@marquee/api-mocks/scene';
import { createInitialQuotes } from './create-initial-quotes.ts';

type PublicState = { quotes: PublicQuote[] };

/** Quotes at four stages: waiting for the client, accepted, expired, and being revised. */
export const scenario: Scenario<PublicState> = {
  people: [{ id: 'nobody', label: 'Anyone with the address', user: () => null }],
  createInitialState: (now) => ({ quotes: createInitialQuotes(now) }),
  scenes: [],
};
